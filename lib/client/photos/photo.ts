/** A photo to be packed, read only when it is needed. */
export interface Photo {
  /** With the folders above it, as UTF-8 or, from a ZIP without that mark, as its bytes. */
  name: Uint8Array<ArrayBuffer>;
  isUtf8: boolean;
  read(): Promise<Blob>;
}

/** A chosen file with the folders above it. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** A file of this size is unpacked and shrunk here: most of it would be uploaded for nothing. */
export const shrinkFromBytes = 10_000_000;

export const isZip = ({ name }: File) => /\.zip$/i.test(name);
