import type { ComponentProps } from "react";
import { keepFile } from "#lib/client/setups/setup-store.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { useSay } from "../../_site/words/say.tsx";
import { SentFileInput } from "./sent-file-input.tsx";
import { useSentFile } from "./use-sent-file.ts";

interface FontInputProps
  extends Pick<ComponentProps<typeof SentFileInput>, "label" | "help" | "error" | "isFilled" | "removal"> {
  /** The message when something other than a file is dropped. */
  choose: string;
  onFont: (font: UploadId) => void;
}

/** Uploads a font. This browser keeps its file, for setups and for its name. */
export function FontInput({ choose, onFont, ...input }: FontInputProps) {
  const say = useSay();
  const sent = useSentFile({
    maxBytes: limits.fontBytes,
    kind: "font",
    choose,
    onSent(id, file) {
      void keepFile(id, file);
      onFont(id);
    },
  });
  const { sending } = sent;
  const status = sending.state === "sending" ? say("own.reading", { name: sending.name }) : "";
  return <SentFileInput {...input} sent={sent} accept=".ttf,.otf,.woff2" status={status} />;
}
