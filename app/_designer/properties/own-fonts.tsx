import { useId } from "react";
import { keepImage } from "#lib/client/setups/setup-store.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { OwnFontName } from "../../_generate/sent-file/own-font-name.tsx";
import { SentFileInput } from "../../_generate/sent-file/sent-file-input.tsx";
import { useSentFile } from "../../_generate/sent-file/use-sent-file.ts";
import { sizeInWords } from "../../_site/words/numbers.ts";
import { useSay } from "../../_site/words/say.tsx";

interface OwnFontsProps {
  /** The design's own fonts. */
  fonts: readonly UploadId[];
  value: string;
  onChange: (font: string) => void;
}

/** The visitor's own fonts in a design, and the way to another one. */
export function OwnFonts({ fonts, value, onChange }: OwnFontsProps) {
  const say = useSay();
  const name = useId();
  const sent = useSentFile({
    maxBytes: limits.fontBytes,
    kind: "font",
    choose: say("designer.ownFont.choose"),
    onSent(id, file) {
      void keepImage(id, file);
      onChange(id);
    },
  });
  const { sending } = sent;
  return (
    <div>
      {fonts.length > 0 && <p className="soft">{say("designer.family.own")}</p>}
      {fonts.map((font) => (
        <label key={font}>
          <input type="radio" name={name} checked={font === value} onChange={() => onChange(font)} />
          <OwnFontName font={font} unknown={say("designer.family.own")} />
        </label>
      ))}
      <SentFileInput
        label={say("designer.ownFont")}
        help={say("designer.ownFont.help", { size: sizeInWords(limits.fontBytes, say) })}
        sent={sent}
        accept=".ttf,.otf,.woff2"
        status={sending.state === "sending" ? say("own.reading", { name: sending.name }) : ""}
        isFilled={false}
      />
    </div>
  );
}
