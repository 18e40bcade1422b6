import type { Output } from "#lib/contracts/sessions/choices.ts";
import type { Unit } from "#lib/contracts/template.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./output.module.css";

interface DeliveryChoiceProps {
  output: Output;
  unit: Unit;
  onChange: (output: Partial<Output>) => void;
}

export function DeliveryChoice({ output, unit, onChange }: DeliveryChoiceProps) {
  const say = useSay();
  if (output.format === "docx") return <p>{say("make.archive.docx")}</p>;
  return (
    <fieldset className={styles.delivery}>
      <legend className="label">{say("make.what")}</legend>
      <label>
        <input
          type="checkbox"
          checked={output.archive}
          onChange={(event) => onChange({ archive: event.currentTarget.checked })}
        />
        {say(`make.archive.${unit}`)}
      </label>
      <label>
        <input
          type="checkbox"
          checked={output.combined}
          onChange={(event) => onChange({ combined: event.currentTarget.checked })}
        />
        {say("make.combined")}
      </label>
    </fieldset>
  );
}
