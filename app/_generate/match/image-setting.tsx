import type { ReactNode } from "react";
import { keepFile } from "#lib/client/setups/setup-store.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { SettingValue } from "#lib/contracts/template.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { sizeInWords } from "../../_site/words/numbers.ts";
import { useSay } from "../../_site/words/say.tsx";
import { SentFileInput } from "../sent-file/sent-file-input.tsx";
import { type Sending, useSentFile } from "../sent-file/use-sent-file.ts";

interface ImageSettingProps {
  label: string;
  help: string;
  /** Whether it's a page to print on, which may be a PDF. */
  isPage?: boolean | undefined;
  value: SettingValue;
  error: ReactNode;
  onChange: (value: string | null) => void;
}

/** An image such as a logo: uploaded at once, and referred to by its upload's id. */
export function ImageSetting({ label, help, isPage = false, value, error, onChange }: ImageSettingProps) {
  const say = useSay();
  const words = isPage ? "picture.page" : "picture";
  const sent = useSentFile({
    maxBytes: limits.imageBytes,
    maxChosenBytes: limits.uploadBytes,
    prepare: async ([chosen]) => {
      // Offline, the code can't be loaded, and most images don't need it: they are sent once there is a connection.
      const isFit = chosen.file.size <= limits.imageBytes && !/\.hei[cf]$/i.test(chosen.file.name);
      if (isFit || (isPage && /\.pdf$/i.test(chosen.file.name))) return chosen.file;
      const { fitImage } = await import("#lib/client/photos/shrink-photo.ts");
      return fitImage(chosen.file, limits.pictureSide, limits.imageBytes);
    },
    kind: isPage ? ["design", "image"] : "image",
    choose: say(`${words}.choose`),
    onSent(id, file) {
      void keepFile(id, file);
      onChange(id);
    },
  });
  const kinds = say(`${words}.kinds`, { size: sizeInWords(limits.imageBytes, say) });
  const removal = { label: say("picture.remove", { setting: label }), onRemove: () => onChange(null) };
  return (
    <SentFileInput
      label={label}
      help={`${help} ${kinds}`}
      sent={sent}
      accept={`${isPage ? ".pdf," : ""}.png,.jpg,.jpeg,.svg,.webp,.heic,.heif`}
      error={error}
      status={imageWords(sent.sending, value, words, say)}
      isFilled={value !== null}
      removal={value === null ? null : removal}
    />
  );
}

function imageWords(sending: Sending, value: SettingValue, words: "picture.page" | "picture", say: Say): string {
  if (sending.state === "sending") return say("picture.uploading", { name: sending.name });
  if (value === null) return "";
  return sending.state === "sent" ? say("picture.sent", { name: sending.name }) : say(`${words}.there`);
}
