import { type ReactNode, useMemo } from "react";
import type { DesignerMessages } from "#lib/messages/en/pages/designer.ts";
import { type Say, speak } from "#lib/messages/page-messages.ts";
import { SpeechContext, useSpeech } from "../_site/words/say.tsx";

/** The designer's messages are loaded with the designer: with the page, every visitor would load them. */
const loaders: Record<string, () => Promise<DesignerMessages>> = {
  en: async () => (await import("#lib/messages/en/pages/designer.ts")).designer,
  de: async () => (await import("#lib/messages/de/pages/designer.ts")).designer,
};

/** Loads the designer's messages in the page's language, or in English. */
export function loadDesignerMessages(language: string): Promise<DesignerMessages> {
  const load = loaders[language] ?? loaders.en;
  if (!load) throw new Error("There is no designer in English");
  return load();
}

/** Adds the designer's messages to those of the page. */
export function DesignerSpeech({ messages, children }: { messages: DesignerMessages; children: ReactNode }) {
  const { language, say: sayOutside } = useSpeech();
  const speech = useMemo(() => {
    const sayHere = speak(messages, language);
    const say: Say = (key, ...given) => (key in messages ? sayHere : sayOutside)(key, ...given);
    return { language, say };
  }, [language, messages, sayOutside]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}
