import { useId } from "react";
import type { UploadId } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import { FontInput } from "../../_generate/sent-file/font-input.tsx";
import { OwnFontName } from "../../_generate/sent-file/own-font-name.tsx";
import { sizeInWords } from "../../_site/words/numbers.ts";
import { useSay } from "../../_site/words/say.tsx";

interface OwnFontsProps {
  /** The fonts uploaded for the design. */
  fonts: readonly UploadId[];
  value: string;
  onChange: (font: string) => void;
}

/** The visitor's own fonts in a design, and a button to add another. */
export function OwnFonts({ fonts, value, onChange }: OwnFontsProps) {
  const say = useSay();
  const name = useId();
  return (
    <div>
      {fonts.length > 0 && <p className="soft">{say("designer.family.own")}</p>}
      {fonts.map((font) => (
        <label key={font}>
          <input type="radio" name={name} checked={font === value} onChange={() => onChange(font)} />
          <OwnFontName font={font} unknown={say("designer.family.own")} />
        </label>
      ))}
      <FontInput
        label={say("designer.ownFont")}
        help={say("designer.ownFont.help", { size: sizeInWords(limits.fontBytes, say) })}
        choose={say("designer.ownFont.choose")}
        isFilled={false}
        onFont={onChange}
      />
    </div>
  );
}
