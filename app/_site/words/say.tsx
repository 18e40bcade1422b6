"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Messages, type Say, speak } from "#lib/messages/page-messages.ts";

/** The visitor's language, as a BCP 47 tag, and its messages. */
export interface Speech {
  language: string;
  say: Say;
}

export const SpeechContext = createContext<Speech | null>(null);

interface SpeechProviderProps {
  language: string;
  messages: Partial<Messages>;
  children: ReactNode;
}

/** Provides the visitor's language to the components below; the server sends the messages with the page. */
export function SpeechProvider({ language, messages, children }: SpeechProviderProps) {
  const speech = useMemo(() => ({ language, say: speak(messages, language) }), [messages, language]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** Also for what follows the language's own rules: numbers, lists, names of languages and currencies. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error("This component is outside of <SpeechProvider>");
  return speech;
}

/** The function that puts a message into the page's language. */
export function useSay(): Say {
  return useSpeech().say;
}
