import { useEffect, useEffectEvent, useRef } from "react";
import type { SessionResponse } from "#lib/contracts/session.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { Notice } from "../../_controls/notice.tsx";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { errorInWords } from "../../_site/error-words.ts";
import { sizeInWords } from "../../_site/numbers.ts";
import { useSay } from "../../_site/say.tsx";
import type { Workbench } from "../bench.ts";
import { errorAt } from "../error-at.ts";
import { useSentFile } from "../match/use-sent-file.ts";
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
  const input = useRef<HTMLInputElement>(null);
  const { state, chooseTemplate } = workbench;
  const { sending, take, drop, retry, send } = useSentFile({
    maxBytes: maxUploadBytes,
    kind: "document",
    choose: say("docx.file.choose"),
    onSent: chooseTemplate,
  });
  const sendDropped = useEffectEvent((dropped: File) => send([{ path: dropped.name, file: dropped }]));
  useEffect(() => {
    if (file) sendDropped(file);
  }, [file]);

  const { session } = state;
  const isInUse = session !== null && isOwnFile(session.template.id);
  const help = say("docx.file.help", { size: sizeInWords(maxUploadBytes, say), tag: "{Name}" });
  const fault = sending.state === "failed" ? errorInWords(sending.error, say) : errorAt(state.fieldErrors, "template");
  return (
    <div className={styles.ownFile}>
      <Labelled label={say("docx.file")} help={help} error={fault}>
        {(control) => (
          <input
            {...control}
            {...drop}
            ref={input}
            type="file"
            accept=".docx,.dotx,.docm"
            onChange={(event) => take(event.currentTarget)}
          />
        )}
      </Labelled>
      <p role="status">{sending.state === "sending" ? say("docx.reading", { name: sending.name }) : ""}</p>
      {retry && <RetryButton onRetry={retry} heir={() => input.current} />}
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
