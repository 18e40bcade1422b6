import type { ReactNode } from "react";
import { type MessagePart, messagesOf } from "#lib/messages/message-parts.ts";
import { pageLanguages } from "#lib/messages/page-languages.ts";
import { requestLanguage } from "./request-language.ts";
import { SpeechProvider } from "./say.tsx";

interface MessagesProviderProps {
  parts: readonly MessagePart[];
  children: ReactNode;
}

/**
 * Provides the visitor's language to the components below, and sends the page only the message parts that they need.
 */
export async function MessagesProvider({ parts, children }: MessagesProviderProps) {
  const { language } = await requestLanguage();
  return (
    <SpeechProvider language={language} messages={messagesOf(pageLanguages[language].messages, parts)}>
      {children}
    </SpeechProvider>
  );
}
