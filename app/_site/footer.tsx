import { type Language, languages } from "#lib/messages/languages.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { LanguageChoice } from "./language-choice.tsx";
import styles from "./site.module.css";
import { hoursInWords } from "./words/hours-in-words.ts";

interface FooterProps {
  retentionHours: number;
  language: Language;
  say: Say;
}

export function Footer({ retentionHours, language, say }: FooterProps) {
  const names = Object.fromEntries(Object.entries(languages).map(([tag, { name }]) => [tag, name]));
  return (
    <footer className={styles.footer}>
      <p>{say("site.kept", { time: hoursInWords(retentionHours, say) })}</p>
      <LanguageChoice label={say("site.language")} language={language} names={names} />
    </footer>
  );
}
