"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Messages, Say } from "#lib/messages/messages.ts";
import { speak } from "#lib/messages/messages.ts";

const SayContext = createContext<Say | null>(null);

interface SpokenProps {
  language: string;
  messages: Partial<Messages>;
  children: ReactNode;
}

/** Lets the components below speak the visitor's language; the server sends them its messages with the page. */
export function Spoken({ language, messages, children }: SpokenProps) {
  const say = useMemo(() => speak(messages, language), [messages, language]);
  return <SayContext value={say}>{children}</SayContext>;
}

export function useSay(): Say {
  const say = useContext(SayContext);
  if (say === null) throw new Error("This component stands outside of <Spoken>");
  return say;
}
