/** A photo to be packed, read only when it is needed. */
export interface Photo {
  /** With its folders, as UTF-8 or, from a ZIP without the UTF-8 flag, as raw bytes. */
  name: Uint8Array<ArrayBuffer>;
  isUtf8: boolean;
  read(): Promise<Blob>;
}

/** A chosen file with its folders. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** A file of this size is unpacked and shrunk here: most of it would be uploaded for nothing. */
export const shrinkFromBytes = 10_000_000;

/** By its name where the system gives no type, as for HEIC on Windows. */
export const isImage = ({ name, type }: File) =>
  type.startsWith("image/") || /\.(?:jpe?g|jfif|png|webp|gif|avif|tiff?|svg|hei[cf])$/i.test(name);
