/**
 * Sizes of the built pictures of templates, by their longer side in pixels: for a card, for a gallery or a phone, and
 * for a separate page.
 */
export const pictureSides = { small: 320, medium: 640, large: 1_600 } as const;
export type PictureSize = keyof typeof pictureSides;

/** The URL of a template's picture, a WebP. */
export const templatePicture = (id: string, size: PictureSize) => `/templates/${id}-${size}.webp`;
