"use client";

import { writtenLanguage } from "#lib/messages/language-cookie.ts";
import styles from "./site.module.css";

interface LanguageChoiceProps {
  label: string;
  language: string;
  /** Each language's own name for itself. */
  names: Record<string, string>;
}

/** The server renders the pages, so another language means requesting the same page again. */
export function LanguageChoice({ label, language, names }: LanguageChoiceProps) {
  function choose(tag: string) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available over plain http
    document.cookie = writtenLanguage(tag, window.location.protocol);
    // Chromium stores it in another process, which the request for the page may overtake unless it is read first.
    if (document.cookie !== "") window.location.reload();
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
