import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createLatest } from "#lib/client/changes/latest.ts";
import type { ChosenFile } from "#lib/client/photos/photo.ts";
import { isPassing } from "#lib/client/requests/api-error.ts";
import { uploadFile } from "#lib/client/uploads/upload-file.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { UploadKind } from "#lib/contracts/upload.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { useSay } from "../../_site/words/say.tsx";
import { droppedEntries } from "../file/dropped-entries.ts";
import { dropProps } from "../file/dropped-files.ts";
import { fileFault } from "../file/file-fault.ts";

export type Sending =
  | { state: "idle" }
  | { state: "sent"; name: string }
  | ({ state: "sending"; name: string } & Progress)
  | { state: "failed"; error: unknown; mayRetry: boolean };

interface Progress {
  /** Photos prepared so far. */
  packed?: Packed;
  /** The uploaded share, from 0 to 1. */
  sent?: number;
}

interface Packed {
  done: number;
  total: number;
}

interface WantedFile {
  maxBytes: number;
  /** The largest file that `prepare` takes; by default `maxBytes`. */
  maxChosenBytes?: number;
  /** Makes the file to upload from the chosen ones, such as a ZIP of resized photos. */
  prepare?: (
    chosen: [ChosenFile, ...ChosenFile[]],
    signal: AbortSignal,
    report: (packed: Packed) => void,
  ) => Promise<File>;
  /** Whether several files and folders may be dropped; `prepare` then makes one file of them. */
  takesSeveral?: boolean;
  kind: UploadKind | readonly UploadKind[];
  /** Which kind of file to choose instead. */
  choose: string;
  onSent: (id: UploadId, file: File) => void;
  /** Handles a file that isn't uploaded from here, and returns whether it did. */
  divert?: (file: File) => boolean;
}

/** Uploads a file as soon as it is chosen, with its progress. Only the last of several counts. */
export function useSentFile(wanted: WantedFile) {
  const { maxBytes, maxChosenBytes = maxBytes, takesSeveral = false, onSent, divert } = wanted;
  const say = useSay();
  const [sending, setSending] = useState<Sending>({ state: "idle" });

  const [latest] = useState(createLatest);
  useEffect(() => latest.end, [latest]);

  /** What a retry uploads: the prepared file, once there is one. */
  const last = useRef<ChosenFile[]>([]);

  function send(chosen: ChosenFile[]) {
    const [first, ...others] = chosen;
    if (!first || divert?.(first.file) === true) return;
    const name = chosen.length === 1 ? first.file.name : say("pictures.several", { count: chosen.length });
    const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0);
    const fault = fileFault({ name, size: bytes }, maxChosenBytes, say);
    if (fault) return refuse(fault);
    setSending({ state: "sending", name });
    const show = (progress: Progress) => setSending({ state: "sending", name, ...progress });
    const prepareAndUpload = async (signal: AbortSignal) => {
      last.current = chosen;
      const file = await prepared([first, ...others], wanted, { signal, show, say });
      last.current = [{ path: file.name, file }];
      return { file, id: await uploaded(file, name, wanted, { signal, show, say }) };
    };
    void latest.run(prepareAndUpload, {
      done({ id, file }) {
        setSending({ state: "sent", name });
        onSent(id, file);
      },
      failed: (error) => setSending({ state: "failed", error, mayRetry: isPassing(error) }),
    });
  }

  function refuse(fault: string) {
    latest.end();
    setSending({ state: "failed", error: new Error(fault), mayRetry: false });
  }

  function forget() {
    latest.end();
    setSending({ state: "idle" });
  }

  /** Null if retrying with the same file wouldn't help. */
  const retry = sending.state === "failed" && sending.mayRetry ? () => send(last.current) : null;
  useOnline(() => retry?.());
  const onFile = (file: File) => send([{ path: file.name, file }]);
  const onFiles = (data: DataTransfer) => void droppedEntries(data).then(send);
  return {
    sending,
    take: (input: HTMLInputElement) => send(takeFiles(input)),
    drop: dropProps(say, { onFile, ...(takesSeveral && { onFiles }), onFault: refuse }),
    retry,
    forget,
    send,
  };
}

/** Empties the input, so that the same file can be chosen again. */
function takeFiles(input: HTMLInputElement): ChosenFile[] {
  const files = [...(input.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  input.value = "";
  return files;
}

interface Run {
  signal: AbortSignal;
  show: (progress: Progress) => void;
  say: Say;
}

/** The file to upload. Throws if it is too large. */
async function prepared(
  chosen: [ChosenFile, ...ChosenFile[]],
  { prepare, maxBytes }: WantedFile,
  { signal, show, say }: Run,
): Promise<File> {
  const file = prepare ? await prepare(chosen, signal, (packed) => show({ packed })) : chosen[0].file;
  const tooLarge = fileFault(file, maxBytes, say);
  if (tooLarge) throw new Error(tooLarge);
  return file;
}

/** Uploads the file. Throws if its content is of another kind. */
async function uploaded(
  file: File,
  name: string,
  { kind, choose }: WantedFile,
  { signal, show, say }: Run,
): Promise<UploadId> {
  const sent = await uploadFile(file, { signal, onProgress: (part) => show({ sent: part }) });
  if (sent.kind === null || [kind].flat().includes(sent.kind)) return sent.uploadId;
  throw new Error(say("picture.otherKind", { name, choose }));
}

/** Runs when the browser is online again. */
function useOnline(run: () => void): void {
  const goOnline = useEffectEvent(run);
  useEffect(() => {
    const online = () => goOnline();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
}

export type SentFile = ReturnType<typeof useSentFile>;
