import { type ReactNode, useId } from "react";
import type { Bounds } from "../../_generate/drafts/number-from.ts";
import { NumberInput } from "../../_generate/drafts/number-input.tsx";
import { useNumberDraft } from "../../_generate/drafts/use-number-draft.ts";
import styles from "../controls.module.css";

interface MeasureProps extends Bounds {
  label: string;
  /** After the label, such as "mm". */
  unit?: string;
  value: number;
  onChange: (value: number) => void;
}

/** A number with its unit, on its own line or beside others. */
export function Measure({ label, unit, value, onChange, ...bounds }: MeasureProps) {
  const id = useId();
  const draft = useNumberDraft({ value, onChange, ...bounds });
  const control = { id, "aria-invalid": draft.fault ? (true as const) : undefined, "aria-describedby": `${id}-fault` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {unit && <span className="soft">{unit}</span>}
      </label>
      <NumberInput control={control} draft={draft} />
      <p id={`${id}-fault`} className={styles.fault}>
        {draft.fault}
      </p>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** A drop-down list. */
export function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const choose = (wanted: string) => {
    const found = choices.find(([each]) => each === wanted);
    if (found) onChange(found[0]);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ColourProps {
  label: string;
  /** Null for none, if allowed. */
  value: string | null;
  /** The label of the switch that turns the colour off. */
  none?: string;
  /** The colour when it is turned on. */
  usual?: string;
  onChange: (value: string | null) => void;
}

/** A colour, in browsers' own picker; null for none, if `none` names that. */
export function Colour({ label, value, none, usual = "#1a1a1a", onChange }: ColourProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.colour}>
        <input
          id={id}
          type="color"
          value={value ?? usual}
          data-none={value === null || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {none ? (
          <Switch label={none} isOn={value === null} onChange={(isNone) => onChange(isNone ? null : usual)} />
        ) : (
          <span className="figures soft small">{value}</span>
        )}
      </span>
    </div>
  );
}

/** A checkbox. */
export function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** A group of fields with a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className="label">{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
