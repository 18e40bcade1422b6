import { useState } from "react";
import { withChanges } from "#lib/client/changes/with-changes.ts";
import { isDesignFile } from "#lib/client/designs/design-file.ts";
import { saveWordFile } from "#lib/client/designs/designs.ts";
import { keepFile } from "#lib/client/setups/setup-store.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { Notice } from "../../_controls/notice.tsx";
import { sizeInWords } from "../../_site/words/numbers.ts";
import { useSay } from "../../_site/words/say.tsx";
import { MyDesigns } from "../design/my-designs.tsx";
import { errorAt } from "../error-at.ts";
import { SentFileInput } from "../sent-file/sent-file-input.tsx";
import { type Sending, useSentFile } from "../sent-file/use-sent-file.ts";
import type { Workbench } from "../workbench/workbench-store.ts";
import styles from "./template.module.css";
import { isOwnFile } from "./template-ids.ts";
import { WordFontList } from "./word-font-list.tsx";
import { wordNotesId } from "./word-notes-id.ts";

interface OwnWordFileProps {
  workbench: Workbench;
  maxUploadBytes: number;
  /** A file that was dropped elsewhere on the page. */
  file: File | null;
  /** Takes a design that was saved as a template. */
  onDesign: (design: Design) => void;
}

/** The visitor's Word file instead of a template: its fields, and differences from Word. */
export function OwnWordFile({ workbench, maxUploadBytes, file, onDesign }: OwnWordFileProps) {
  const say = useSay();
  const { state, chooseTemplate } = workbench;
  const [saved, openSaved] = useState<File | null>(null);
  const sent = useSentFile({
    maxBytes: maxUploadBytes,
    kind: "document",
    choose: say("docx.file.choose"),
    divert(chosen) {
      if (isDesignFile(chosen)) openSaved(chosen);
      return isDesignFile(chosen);
    },
    onSent(upload, word) {
      void keepFile(upload, word);
      chooseTemplate(upload);
    },
  });
  const { sending } = sent;

  // Includes unconfirmed changes: what the visitor sees is what is saved.
  const session = state.session && withChanges(state.session, state.unsent);
  const isInUse = session !== null && isOwnFile(session.template.id);
  return (
    <div className={styles.ownFile}>
      <SentFileInput
        label={say("docx.file")}
        help={say("docx.file.help", { size: sizeInWords(maxUploadBytes, say), tag: "{Name}" })}
        sent={sent}
        accept=".docx,.dotx,.docm,.rowpress"
        error={errorAt(state.fieldErrors, "template")}
        status={sentInWords(sending, isInUse, say)}
        isFilled={isInUse || sending.state === "sent"}
        dropped={file}
      />
      {!session && isOwnFile(state.template) && <Notice kind="news">{say("docx.next")}</Notice>}
      {isInUse && <Found session={session} />}
      {isInUse && <WordFontList session={session} workbench={workbench} />}
      <MyDesigns
        saving={
          isInUse
            ? {
                ...{ label: say("docx.name"), action: say("docx.save"), start: session.template.title },
                save: (name) => saveWordFile(wordFileOf(session), name),
              }
            : null
        }
        file={saved}
        onOpen={(opened) => ("template" in opened ? chooseTemplate(opened.template, opened) : onDesign(opened))}
      />
    </div>
  );
}

/** Once the file is in use, its fields are listed below its name. */
function sentInWords(sending: Sending, isInUse: boolean, say: Say): string {
  if (sending.state === "sending") return say("docx.reading", { name: sending.name });
  return sending.state === "sent" && !isInUse ? say("picture.sent", { name: sending.name }) : "";
}

/** A Word file to save. A locale that nobody chose is left out, so that the file decides again when it is opened. */
const wordFileOf = ({ template, wordFonts, localeFrom, output }: SessionResponse) => ({
  template: template.id,
  wordFonts,
  locale: localeFrom === "chosen" ? output.locale : null,
});

function Found({ session: { template, templateNotes } }: { session: SessionResponse }) {
  const say = useSay();
  const names = template.fields.map(({ label }) => label).join(", ");
  return (
    <>
      <p>
        <strong>{template.title}</strong>
        {template.fields.length > 0 && ` · ${say("docx.fields", { count: template.fields.length, names })}`}
      </p>
      {templateNotes.length > 0 && (
        <details id={wordNotesId} open={templateNotes.length < 4}>
          <summary>{say("docx.notes", { count: templateNotes.length })}</summary>
          <ul>
            {templateNotes.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
