"use client";

import { writtenLanguage } from "#lib/messages/language-cookie.ts";
import styles from "./site.module.css";

interface LanguageChoiceProps {
  label: string;
  language: string;
  /** Each by its own name. */
  names: Record<string, string>;
}

/** Pages are made by the server, so another language is the same page asked for once more. */
export function LanguageChoice({ label, language, names }: LanguageChoiceProps) {
  function choose(tag: string) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on a plain http address
    document.cookie = writtenLanguage(tag, window.location.protocol);
    window.location.reload();
  }
  return (
    <label className={styles.language}>
      <span className="visually-hidden">{label}</span>
      <select value={language} onChange={(event) => choose(event.currentTarget.value)}>
        {Object.entries(names).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
