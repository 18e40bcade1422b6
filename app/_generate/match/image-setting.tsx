import { useState } from "react";
import { uploadFile } from "#lib/client/upload-file.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { SettingValue } from "#lib/contracts/template.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { bytesInWords } from "../../_site/words.ts";
import { fileFault } from "../file/file-fault.ts";
import styles from "./match.module.css";

interface ImageSettingProps {
  label: string;
  help: string;
  value: SettingValue;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

type Sending = { state: "idle" } | { state: "sending" | "sent"; name: string } | { state: "failed"; message: string };

/** A picture such as a logo: uploaded at once, and named by its upload's id. */
export function ImageSetting({ label, help, value, error, onChange }: ImageSettingProps) {
  const [sending, setSending] = useState<Sending>({ state: "idle" });

  async function send(file: File) {
    const fault = fileFault(file, limits.imageBytes);
    if (fault) return setSending({ state: "failed", message: fault });
    setSending({ state: "sending", name: file.name });
    try {
      const { uploadId, kind } = await uploadFile(file);
      if (kind !== null && kind !== "image")
        throw new Error(`“${file.name}” is not a picture. Choose a PNG, JPEG, SVG or WebP.`);
      setSending({ state: "sent", name: file.name });
      onChange(uploadId);
    } catch (cause) {
      setSending({ state: "failed", message: cause instanceof Error ? cause.message : "The picture was not sent." });
    }
  }

  function take(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) void send(file);
  }

  function remove() {
    setSending({ state: "idle" });
    onChange(null);
  }

  const fault = sending.state === "failed" ? sending.message : error;
  const kinds = `PNG, JPEG, SVG or WebP, up to ${bytesInWords(limits.imageBytes)}.`;
  return (
    <div className={styles.image}>
      <Labelled label={label} help={`${help} ${kinds}`} error={fault}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".png,.jpg,.jpeg,.svg,.webp"
            onChange={(event) => take(event.currentTarget)}
          />
        )}
      </Labelled>
      <p role="status">{imageWords(sending, value)}</p>
      {value !== null && (
        <button className="quiet-button" type="button" onClick={remove}>
          Remove the {label.toLowerCase()}
        </button>
      )}
    </div>
  );
}

function imageWords(sending: Sending, value: SettingValue): string {
  if (sending.state === "sending") return `Uploading “${sending.name}” …`;
  if (value === null) return "";
  return sending.state === "sent" ? `“${sending.name}” is in place.` : "A picture is in place.";
}
