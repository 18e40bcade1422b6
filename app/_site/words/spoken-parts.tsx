import type { ReactNode } from "react";
import { languages } from "#lib/messages/languages.ts";
import { type MessagePart, messagesOf } from "#lib/messages/message-parts.ts";
import { requestLanguage } from "./request-language.ts";
import { Spoken } from "./say.tsx";

interface SpokenPartsProps {
  parts: readonly MessagePart[];
  children: ReactNode;
}

/**
 * Provides the visitor's language to the components below, and sends the page only the message parts that they need.
 */
export async function SpokenParts({ parts, children }: SpokenPartsProps) {
  const { language } = await requestLanguage();
  return (
    <Spoken language={language} messages={messagesOf(languages[language].messages, parts)}>
      {children}
    </Spoken>
  );
}
