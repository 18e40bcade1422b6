/** Images and ZIPs of images. */
export const pictures = {
  "picture.most": "Images can be up to {size} MB. Save a smaller version and upload it again.",
  "picture.wrong": "The image {fault}.",
  "picture.noneReadable": "None of the images in this ZIP can be read: “{name}” {fault}.",
  "picture.tooMany": "A ZIP can contain up to {most} images. Include only the ones your rows name.",
  "picture.tooMuch": "Prepared for printing, these images exceed {size} MB. Upload fewer of them.",
  "picture.tooLong":
    "These images take too long to read: we stopped after {read} of them. Save them as JPEG with {side} pixels on the longer side, or upload fewer.",
  // Problems of an image: the {fault} of the sentences above.
  "picture.heavy": "has more pixels than we can read in its format; save a smaller version",
  "picture.damaged": "is damaged or incomplete; save it again",
  "picture.pixels": "has more than {most} megapixels; save a smaller version",
  "picture.bytes": "is larger than {size} MB; save a smaller version",
  "picture.name": "has a name longer than {most} characters",
  "picture.empty": "is empty; save it again",
  "picture.unknown": "isn’t an image we can read; save it as JPEG or PNG",
  "picture.foreign": "is {kind}; export it as JPEG",
  "picture.linked": "loads parts from elsewhere; save it with everything embedded, or as PNG",
  "picture.drawing": "is damaged; save it again, or as PNG",
  "picture.complex": "is too complex to draw, or has effects that we can’t draw; export it as PNG",
  "picture.styles": "has style rules that we can’t read; export it with presentation attributes, or as PNG",
  "picture.textWithEffects":
    "combines text with effects such as shadows; convert the text to paths, or export it as PNG",
} as const;
