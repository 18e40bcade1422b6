import { limits } from "#lib/contracts/limits.ts";
import type { SettingValue } from "#lib/contracts/template.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { bytesInWords } from "../../_site/words.ts";
import styles from "./match.module.css";
import { type Sending, useSentFile } from "./use-sent-file.ts";

interface ImageSettingProps {
  label: string;
  help: string;
  value: SettingValue;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

/** A picture such as a logo: uploaded at once, and named by its upload's id. */
export function ImageSetting({ label, help, value, error, onChange }: ImageSettingProps) {
  const choose = "Choose a PNG, JPEG, SVG or WebP.";
  const wanted = { maxBytes: limits.imageBytes, kind: "image" as const, choose, onSent: onChange };
  const { sending, take, forget } = useSentFile(wanted);

  function remove() {
    forget();
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
