import { useState } from "react";
import { uploadFile } from "#lib/client/upload-file.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { UploadKind } from "#lib/contracts/upload.ts";
import { useSay } from "../../_site/say.tsx";
import { fileFault } from "../file/file-fault.ts";

export type Sending =
  | { state: "idle" }
  | { state: "sending" | "sent"; name: string }
  | { state: "failed"; error: unknown };

interface WantedFile {
  maxBytes: number;
  kind: UploadKind;
  /** What to choose instead of a file of another kind. */
  choose: string;
  onSent: (id: UploadId) => void;
}

/** A file that is uploaded as soon as it is chosen, and how far that has come. */
export function useSentFile({ maxBytes, kind, choose, onSent }: WantedFile) {
  const say = useSay();
  const [sending, setSending] = useState<Sending>({ state: "idle" });

  async function send(file: File) {
    const { name } = file;
    const fault = fileFault(file, maxBytes, say);
    if (fault) return setSending({ state: "failed", error: new Error(fault) });
    setSending({ state: "sending", name });
    try {
      const sent = await uploadFile(file);
      if (sent.kind !== null && sent.kind !== kind) throw new Error(say("picture.otherKind", { name, choose }));
      setSending({ state: "sent", name });
      onSent(sent.uploadId);
    } catch (error) {
      setSending({ state: "failed", error });
    }
  }

  function take(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) void send(file);
  }

  return { sending, take, forget: () => setSending({ state: "idle" }) };
}
