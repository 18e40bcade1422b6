import type { Page } from "@playwright/test";
import { de } from "#lib/messages/de.ts";
import { en } from "#lib/messages/en.ts";
import type { Message } from "#lib/messages/fill-message.ts";
import type { MessageKey } from "#lib/messages/page-messages.ts";
import type { ServerKey } from "#lib/messages/server-message.ts";

/** English messages on a page whose language is German, in texts and accessible names. */
export async function englishIn(page: Page): Promise<string[]> {
  const said = await page.getByRole("main").evaluate(wordsOf);
  return said.filter((text) => english.some((message) => message.test(text)));
}

/** The individual texts in an element, including those only for screen readers. */
function wordsOf(root: Element): string[] {
  const words: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? "");
  for (const element of root.querySelectorAll("[aria-label], [alt], [label]")) {
    for (const name of ["aria-label", "alt", "label"]) words.push(element.getAttribute(name) ?? "");
  }
  return words.filter(Boolean);
}

const pairs: [Message, Message][] = [
  ...(Object.keys(en.messages) as MessageKey[]).map((key): [Message, Message] => [en.messages[key], de.messages[key]]),
  ...(Object.keys(en.server) as ServerKey[]).map((key): [Message, Message] => [en.server[key], de.server[key]]),
];
const english = pairs
  .flatMap(([inEnglish, inGerman]) => piecesOf(inEnglish).filter((piece) => !piecesOf(inGerman).includes(piece)))
  .map(
    (piece) =>
      new RegExp(
        `^${piece
          .split(/\{\w+\}/)
          .map(RegExp.escape)
          .join(".+")}$`,
      ),
  );

/** The texts between placeholders and element marks, in every form; a piece with only a value does not count. */
function piecesOf(message: Message): string[] {
  const forms = typeof message === "string" ? [message] : Object.values<string>({ ...message });
  const pieces = forms.flatMap((form) => form.split(/<\/?\w+>/)).map((piece) => piece.trim());
  return pieces.filter((piece) => /\p{L}/u.test(piece.replace(/\{\w+\}/g, "")));
}
