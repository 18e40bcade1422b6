import { useEffect, useEffectEvent, useState } from "react";
import { isPassing } from "#lib/client/api-error.ts";
import { createLatest } from "#lib/client/latest.ts";
import { uploadFile } from "#lib/client/upload-file.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { UploadKind } from "#lib/contracts/upload.ts";
import { useSay } from "../../_site/say.tsx";
import { dropProps } from "../file/dropped-files.ts";
import { fileFault } from "../file/file-fault.ts";

export type Sending =
  | { state: "idle" }
  | { state: "sending" | "sent"; name: string }
  | { state: "failed"; error: unknown; file: File | null };

interface WantedFile {
  maxBytes: number;
  kind: UploadKind;
  /** Which kind of file to choose instead. */
  choose: string;
  onSent: (id: UploadId) => void;
}

/** A file that is uploaded as soon as it is chosen, with its progress. Only the last of several counts. */
export function useSentFile({ maxBytes, kind, choose, onSent }: WantedFile) {
  const say = useSay();
  const [sending, setSending] = useState<Sending>({ state: "idle" });

  const [latest] = useState(createLatest);
  useEffect(() => latest.end, [latest]);

  function send(file: File) {
    const { name } = file;
    const fault = fileFault(file, maxBytes, say);
    if (fault) return refuse(fault);
    setSending({ state: "sending", name });
    const upload = async (signal: AbortSignal) => {
      const sent = await uploadFile(file, { signal });
      if (sent.kind !== null && sent.kind !== kind) throw new Error(say("picture.otherKind", { name, choose }));
      return sent.uploadId;
    };
    void latest.run(upload, {
      done(id) {
        setSending({ state: "sent", name });
        onSent(id);
      },
      failed: (error) => setSending({ state: "failed", error, file: isPassing(error) ? file : null }),
    });
  }

  function refuse(fault: string) {
    latest.end();
    setSending({ state: "failed", error: new Error(fault), file: null });
  }

  function take(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) send(file);
  }

  function forget() {
    latest.end();
    setSending({ state: "idle" });
  }

  const failed = sending.state === "failed" ? sending.file : null;
  /** Null if sending the same file again would not help. */
  const retry = failed && (() => send(failed));
  const goOnline = useEffectEvent(() => retry?.());
  useEffect(() => {
    const online = () => goOnline();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
  return { sending, take, drop: dropProps(say, { onFile: send, onFault: refuse }), retry, forget };
}
