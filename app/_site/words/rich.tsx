import { Fragment, type ReactNode } from "react";

interface RichProps {
  /** A message in which `<name>…</name>` marks text to wrap in an element. */
  text: string;
  /** For each name, makes the element from the text inside its marks. */
  parts: Record<string, (text: string) => ReactNode>;
}

/** A sentence with elements in it. */
export function Rich({ text, parts }: RichProps) {
  const pieces = text.split(new RegExp(`<(${Object.keys(parts).join("|")})>(.*?)</\\1>`));
  return pieces.map((piece, index) => {
    // The pieces come in threes: the text before a mark, the mark's name, and its content.
    const part = index % 3 === 2 && parts[pieces[index - 1] ?? ""];
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
    return index % 3 !== 1 && <Fragment key={index}>{part ? part(piece) : piece}</Fragment>;
  });
}
