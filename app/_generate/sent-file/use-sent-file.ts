import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createLatest } from "#lib/client/changes/latest.ts";
import type { ChosenFile } from "#lib/client/photos/photo.ts";
import { isPassing } from "#lib/client/requests/api-error.ts";
import { uploadFile } from "#lib/client/uploads/upload-file.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { UploadKind } from "#lib/contracts/upload.ts";
import { useSay } from "../../_site/words/say.tsx";
import { droppedEntries } from "../file/dropped-entries.ts";
import { dropProps } from "../file/dropped-files.ts";
import { fileFault } from "../file/file-fault.ts";

export type Sending =
  | { state: "idle" }
  | { state: "sent"; name: string }
  | {
      state: "sending";
      name: string;
      /** Photos prepared so far. */
      packed?: Packed;
      /** The uploaded share, from 0 to 1. */
      sent?: number;
    }
  | { state: "failed"; error: unknown; mayRetry: boolean };

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
export function useSentFile({
  maxBytes,
  maxChosenBytes = maxBytes,
  prepare,
  takesSeveral = false,
  kind,
  choose,
  onSent,
  divert,
}: WantedFile) {
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
    const upload = async (signal: AbortSignal) => {
      const report = (packed: Packed) => setSending({ state: "sending", name, packed });
      last.current = chosen;
      const file = prepare ? await prepare([first, ...others], signal, report) : first.file;
      last.current = [{ path: file.name, file }];
      const tooLarge = fileFault(file, maxBytes, say);
      if (tooLarge) throw new Error(tooLarge);
      const onProgress = (sent: number) => setSending({ state: "sending", name, sent });
      const sent = await uploadFile(file, { signal, onProgress });
      if (sent.kind !== null && ![kind].flat().includes(sent.kind)) {
        throw new Error(say("picture.otherKind", { name, choose }));
      }
      return { id: sent.uploadId, file };
    };
    void latest.run(upload, {
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

  function take(input: HTMLInputElement) {
    const files = [...(input.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
    input.value = "";
    send(files);
  }

  function forget() {
    latest.end();
    setSending({ state: "idle" });
  }

  /** Null if retrying with the same file wouldn't help. */
  const retry = sending.state === "failed" && sending.mayRetry ? () => send(last.current) : null;
  const goOnline = useEffectEvent(() => retry?.());
  useEffect(() => {
    const online = () => goOnline();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
  const onFile = (file: File) => send([{ path: file.name, file }]);
  const onFiles = (data: DataTransfer) => void droppedEntries(data).then(send);
  return {
    sending,
    take,
    drop: dropProps(say, { onFile, ...(takesSeveral && { onFiles }), onFault: refuse }),
    retry,
    forget,
    send,
  };
}

export type SentFile = ReturnType<typeof useSentFile>;
