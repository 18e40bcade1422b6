import { useId } from "react";
import { type FontCategory, fontFamilies } from "#lib/contracts/design-fonts.ts";
import { useSay } from "../_site/say.tsx";
import styles from "./controls.module.css";

const categories: readonly FontCategory[] = ["sans", "serif", "slab", "display", "script", "mono"];

interface FontChoiceProps {
  value: string;
  onChange: (font: string) => void;
}

/** The font families by character. */
export function FontChoice({ value, onChange }: FontChoiceProps) {
  const say = useSay();
  const id = useId();
  const isKnown = fontFamilies.some((family) => family.id === value);
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label htmlFor={id}>{say("designer.family")}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {!isKnown && <option value={value}>{say("designer.family.own")}</option>}
        {categories.map((category) => (
          <optgroup key={category} label={say(`designer.family.${category}`)}>
            {fontFamilies
              .filter((family) => family.category === category)
              .map((family) => (
                <option key={family.id} value={family.id}>
                  {family.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
