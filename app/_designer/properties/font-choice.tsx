import { useId } from "react";
import { type FontCategory, type FontFamily, fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { OwnFontName } from "../../_generate/sent-file/own-font-name.tsx";
import { useSay } from "../../_site/words/say.tsx";
import styles from "../controls.module.css";
import { OwnFonts } from "./own-fonts.tsx";

const categories: readonly FontCategory[] = ["sans", "serif", "slab", "display", "script", "mono"];

interface FontChoiceProps {
  value: string;
  /** The fonts uploaded for the design. */
  ownFonts: readonly UploadId[];
  /** The label for choosing no font, whose value is empty; without it, a font must be chosen. */
  none?: string;
  onChange: (font: string) => void;
}

/** The font families by character, each name set in its own font. */
export function FontChoice({ value, ownFonts, none, onChange }: FontChoiceProps) {
  const say = useSay();
  const id = useId();
  const chosen = fontFamilies.find((family) => family.id === value);
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <span id={id}>{say("designer.family")}</span>
      <details className={styles.fonts}>
        <summary aria-labelledby={`${id} ${id}-chosen`}>
          <span id={`${id}-chosen`}>
            {chosen && <FontName family={chosen} />}
            {!chosen && (value || !none) && <OwnFontName font={value} unknown={say("designer.family.own")} />}
            {!value && none}
          </span>
        </summary>
        <div role="radiogroup" aria-labelledby={id}>
          {none && (
            <label>
              <input type="radio" name={id} checked={value === ""} onChange={() => onChange("")} />
              {none}
            </label>
          )}
          {categories.map((category) => (
            <div key={category}>
              <p className="soft">{say(`designer.family.${category}`)}</p>
              {fontFamilies
                .filter((family) => family.category === category)
                .map((family) => (
                  <label key={family.id}>
                    <input type="radio" name={id} checked={family.id === value} onChange={() => onChange(family.id)} />
                    <FontName family={family} />
                  </label>
                ))}
            </div>
          ))}
          <OwnFonts fonts={ownFonts} {...{ value, onChange }} />
        </div>
      </details>
    </div>
  );
}

/** The pictures are made by lib/commands/build/publish-pictures.ts. */
function FontName({ family: { id, title } }: { family: FontFamily }) {
  return (
    <>
      <i className={styles.fontName} style={{ maskImage: `url(/fonts/${id}.svg)` }} />
      <span className="visually-hidden">{title}</span>
    </>
  );
}
