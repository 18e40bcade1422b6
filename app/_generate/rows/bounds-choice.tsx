import type { RowCondition } from "#lib/contracts/sessions/row-conditions.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { useTextDraft } from "../drafts/use-text-draft.ts";
import { withBounds } from "./conditions.ts";
import styles from "./rows.module.css";

type Bound = RowCondition["atLeast"];

interface BoundsChoiceProps {
  kind: "number" | "date";
  condition: RowCondition;
  onChange: (condition: RowCondition) => void;
}

/** The least and the greatest number, or the first and the last day, of rows that are kept; either may be left empty. */
export function BoundsChoice({ kind, condition, onChange }: BoundsChoiceProps) {
  const say = useSay();
  const { atLeast, atMost } = condition;
  return (
    <div className={styles.bounds}>
      <BoundInput
        kind={kind}
        label={say("rows.from")}
        value={atLeast}
        onChange={(bound) => onChange(withBounds(condition, { atLeast: bound, atMost }))}
      />
      <BoundInput
        kind={kind}
        label={say("rows.to")}
        value={atMost}
        onChange={(bound) => onChange(withBounds(condition, { atLeast, atMost: bound }))}
      />
    </div>
  );
}

interface BoundInputProps extends Pick<BoundsChoiceProps, "kind"> {
  label: string;
  value: Bound;
  onChange: (bound: Bound) => void;
}

function BoundInput({ kind, label, value, onChange }: BoundInputProps) {
  const { text, type, settle } = useTextDraft(value === undefined ? "" : String(value), (typed) =>
    onChange(boundFrom(kind, typed)),
  );
  return (
    <Labelled label={label}>
      {(control) => (
        <input
          {...control}
          type={kind}
          step={kind === "number" ? "any" : undefined}
          max={kind === "date" ? "9999-12-31" : undefined}
          className="figures"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={({ key }) => key === "Enter" && settle()}
        />
      )}
    </Labelled>
  );
}

/** The browser gives an empty text for anything that is no number or day. */
function boundFrom(kind: BoundsChoiceProps["kind"], text: string): Bound {
  if (text.trim() === "") return undefined;
  return kind === "date" ? text : Number(text);
}
