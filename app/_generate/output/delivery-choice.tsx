import type { Output } from "#lib/contracts/session.ts";
import type { Unit } from "#lib/contracts/template.ts";
import styles from "./output.module.css";

interface DeliveryChoiceProps {
  output: Output;
  unit: Unit;
  onChange: (output: Partial<Output>) => void;
}

export function DeliveryChoice({ output, unit, onChange }: DeliveryChoiceProps) {
  return (
    <fieldset className={styles.delivery}>
      <legend className="label">What to download</legend>
      <label>
        <input
          type="checkbox"
          checked={output.archive}
          onChange={(event) => onChange({ archive: event.currentTarget.checked })}
        />
        A ZIP with one PDF for each {unit}
      </label>
      <label>
        <input
          type="checkbox"
          checked={output.combined}
          onChange={(event) => onChange({ combined: event.currentTarget.checked })}
        />
        One PDF with all of them, to print
      </label>
    </fieldset>
  );
}
