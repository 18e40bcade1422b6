import type { MouseEvent } from "react";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { localeNames } from "#lib/messages/locale-names.ts";
import { useSpeech } from "../../_site/words/say.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { wordNotesId } from "../template/word-notes-id.ts";
import styles from "./check.module.css";
import { lackingIn } from "./preflight-words.ts";

/** The language of a Word file's documents, if it's in doubt, with a button to change it. */
export function WordLocaleNote({ session: { localeNote }, onChange }: Pick<OpenStepProps, "session" | "onChange">) {
  const { say, language } = useSpeech();
  if (!localeNote) return null;
  const { message, locale } = localeNote;
  return (
    <p className={styles.note}>
      {message}{" "}
      {locale !== null && (
        <button className="quiet-button" type="button" onClick={() => onChange({ output: { locale } })}>
          {say("check.word.locale", { locale: localeNames(language)(locale) })}
        </button>
      )}
    </p>
  );
}

/** Differences from Word, beside the problems of the rows: the first one, and a link to all. */
export function WordNotesLine({ notes }: { notes: SessionResponse["templateNotes"] }) {
  const { say } = useSpeech();
  if (notes.length === 0) return null;
  const [first] = lackingIn(notes);
  return (
    <p className={first ? styles.note : "soft small"}>
      {first && `${first.message} `}
      <a href={`#${wordNotesId}`} onClick={showNotes}>
        {say("check.word.notes", { count: notes.length })}
      </a>
    </p>
  );
}

/** Opens the list, because a link to a closed one shows nothing. The URL stays that of the step. */
function showNotes(event: MouseEvent) {
  event.preventDefault();
  const notes = document.getElementById(wordNotesId);
  if (notes instanceof HTMLDetailsElement) notes.open = true;
  notes?.scrollIntoView({ block: "center" });
  notes?.querySelector("summary")?.focus();
}
