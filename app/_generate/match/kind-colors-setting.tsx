import type { ReactNode } from "react";
import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SettingValue } from "#lib/contracts/template.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./match.module.css";

interface KindColorsSettingProps {
  label: string;
  /** Empty if there are too many different values. */
  kinds: SessionResponse["kindColors"][string];
  value: SettingValue;
  error: ReactNode;
  onChange: (value: SettingValue) => void;
}

/** A colour for each value of a column. */
export function KindColorsSetting({ label, kinds, value, error, onChange }: KindColorsSettingProps) {
  const say = useSay();
  const before = typeof value === "object" && value !== null ? value : {};
  const chosen = Object.fromEntries(kinds.flatMap(({ kind, color }) => (before[kind] ? [[kind, color]] : [])));
  return (
    <fieldset className={styles.wide}>
      <legend className="label">{label}</legend>
      <div className={styles.kinds}>
        {kinds.map(({ kind, color }) => (
          <label key={kind} className={styles.color}>
            <input
              type="color"
              value={color}
              onChange={(event) => onChange({ ...chosen, [kind]: event.currentTarget.value })}
            />
            {kind}
          </label>
        ))}
      </div>
      {kinds.length === 0 && (
        <p className="soft small">{say("match.tooManyKinds", { count: limits.kindsPerColumn })}</p>
      )}
      {error}
    </fieldset>
  );
}
