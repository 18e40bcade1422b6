/**
 * The pictures of templates that a build makes, by the pixels of their longer side: for a card, for a gallery or a
 * telephone, and for a page of its own.
 */
export const pictureSides = { small: 320, medium: 640, large: 1_600 } as const;
export type PictureSize = keyof typeof pictureSides;

/** The address of a template's picture, a WebP. */
export const templatePicture = (id: string, size: PictureSize) => `/templates/${id}-${size}.webp`;
