import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { Notice } from "../../_controls/notice.tsx";
import { sizeInWords } from "../../_site/words/numbers.ts";
import { useSay } from "../../_site/words/say.tsx";
import type { Workbench } from "../bench/bench.ts";
import { errorAt } from "../error-at.ts";
import { SentFileInput } from "../sent-file/sent-file-input.tsx";
import { useSentFile } from "../sent-file/use-sent-file.ts";
import { isOwnFile } from "./own-file.ts";
import styles from "./template.module.css";

interface OwnWordFileProps {
  workbench: Workbench;
  maxUploadBytes: number;
  /** One that was dropped somewhere else. */
  file: File | null;
}

/** A Word file of the visitor's in place of a template: its fields, and what is different from Word. */
export function OwnWordFile({ workbench, maxUploadBytes, file }: OwnWordFileProps) {
  const say = useSay();
  const { state, chooseTemplate } = workbench;
  const sent = useSentFile({
    maxBytes: maxUploadBytes,
    kind: "document",
    choose: say("docx.file.choose"),
    onSent: chooseTemplate,
  });
  const { sending } = sent;

  const { session } = state;
  const isInUse = session !== null && isOwnFile(session.template.id);
  return (
    <div className={styles.ownFile}>
      <SentFileInput
        label={say("docx.file")}
        help={say("docx.file.help", { size: sizeInWords(maxUploadBytes, say), tag: "{Name}" })}
        sent={sent}
        accept=".docx,.dotx,.docm"
        error={errorAt(state.fieldErrors, "template")}
        status={sending.state === "sending" ? say("docx.reading", { name: sending.name }) : ""}
        isFilled={isInUse}
        dropped={file}
      />
      {!session && isOwnFile(state.template) && <Notice kind="news">{say("docx.next")}</Notice>}
      {isInUse && <Found session={session} />}
    </div>
  );
}

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
        <details open={templateNotes.length < 4}>
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
