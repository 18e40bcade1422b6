import { type ReactNode, useRef } from "react";
import { keepImage } from "#lib/client/setups/setup-store.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { SettingValue } from "#lib/contracts/template.ts";
import type { Say } from "#lib/messages/messages.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { errorInWords } from "../../_site/error-words.ts";
import { sizeInWords } from "../../_site/numbers.ts";
import { useSay } from "../../_site/say.tsx";
import styles from "./match.module.css";
import { type Sending, useSentFile } from "./use-sent-file.ts";

interface ImageSettingProps {
  label: string;
  help: string;
  value: SettingValue;
  error: ReactNode;
  onChange: (value: string | null) => void;
}

/** An image such as a logo: uploaded at once, and referred to by its upload's id. */
export function ImageSetting({ label, help, value, error, onChange }: ImageSettingProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const wanted = {
    maxBytes: limits.imageBytes,
    kind: "image" as const,
    choose: say("picture.choose"),
    onSent: (id: UploadId, file: File) => {
      void keepImage(id, file);
      onChange(id);
    },
  };
  const { sending, take, drop, retry, forget } = useSentFile(wanted);

  function remove() {
    // The button disappears together with the image.
    input.current?.focus();
    forget();
    onChange(null);
  }

  const fault = sending.state === "failed" ? errorInWords(sending.error, say) : error;
  const kinds = say("picture.kinds", { size: sizeInWords(limits.imageBytes, say) });
  return (
    <div className={styles.image}>
      <Labelled label={label} help={`${help} ${kinds}`} error={fault}>
        {(control) => (
          <input
            {...control}
            {...drop}
            ref={input}
            className={value === null ? undefined : styles.filled}
            type="file"
            accept=".png,.jpg,.jpeg,.svg,.webp"
            onChange={(event) => take(event.currentTarget)}
          />
        )}
      </Labelled>
      <p role="status">{imageWords(sending, value, say)}</p>
      {retry && <RetryButton onRetry={retry} heir={() => input.current} />}
      {value !== null && (
        <button className="quiet-button" type="button" onClick={remove}>
          {say("picture.remove", { setting: label })}
        </button>
      )}
    </div>
  );
}

function imageWords(sending: Sending, value: SettingValue, say: Say): string {
  if (sending.state === "sending") return say("picture.uploading", { name: sending.name });
  if (value === null) return "";
  return sending.state === "sent" ? say("picture.sent", { name: sending.name }) : say("picture.there");
}
