import type { Inline } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { symbolText } from "../styles/symbols.ts";
import { readInstruction } from "./instruction.ts";
import type { OpenField } from "./open-field.ts";

const ansi = new TextDecoder("windows-1252");

/** What a SYMBOL field shows, for which Word needs no stored text (17.16.5.60): a character by its number, in a font and a size. */
export function symbolField(code: string, { run }: OpenField, context: ReadContext): Inline[] {
  const [, character, ...switches] = readInstruction(code).map(({ text }) => text);
  const argument = (flag: RegExp) => switches.find((_, at) => flag.test(switches[at - 1] ?? ""));
  const number = Number(character);
  if (!Number.isInteger(number) || number < 0x20 || number > 0xffff || (number & 0xf800) === 0xd800) return [];
  const font = argument(/^\\f$/i);
  const isAnsi = number < 0x100 && !font && !switches.some((each) => /^\\u$/i.test(each));
  const text = isAnsi ? ansi.decode(Uint8Array.of(number)) : String.fromCodePoint(number);
  const size = Number(argument(/^\\s$/i));
  const shown = symbolText(text, font ?? run.font, (symbol) => omit(context, "symbol", symbol));
  return [{ kind: "text", text: shown, run: size > 0 && size < 1000 ? { ...run, size } : run }];
}
