import { type ReactNode, useState } from "react";
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

/**
 * The least and the greatest number, or the first and the last day, of rows that are kept; either may be left empty.
 */
export function BoundsChoice({ kind, condition, onChange }: BoundsChoiceProps) {
  const say = useSay();
  const { atLeast, atMost } = condition;
  const isReversed = atLeast !== undefined && atMost !== undefined && atLeast > atMost;
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
        error={isReversed && say(`rows.reversed.${kind}`)}
        onChange={(bound) => onChange(withBounds(condition, { atLeast, atMost: bound }))}
      />
    </div>
  );
}

interface BoundInputProps extends Pick<BoundsChoiceProps, "kind"> {
  label: string;
  value: Bound;
  error?: ReactNode;
  onChange: (bound: Bound) => void;
}

function BoundInput({ kind, label, value, error, onChange }: BoundInputProps) {
  const say = useSay();
  const [isUnreadable, setUnreadable] = useState(false);
  const { text, type, settle } = useTextDraft(value === undefined ? "" : String(value), (typed) =>
    onChange(boundFrom(kind, typed)),
  );
  const hasShortYear = kind === "date" && text !== "" && text < "1000";
  const fault = isUnreadable ? say(`rows.unreadable.${kind}`) : hasShortYear ? say("rows.shortYear") : null;
  return (
    <Labelled label={label} error={fault ?? error}>
      {(control) => (
        <input
          {...control}
          type={kind}
          step={kind === "number" ? "any" : undefined}
          max={kind === "date" ? "9999-12-31" : undefined}
          className="figures"
          value={text}
          onChange={({ currentTarget }) => {
            setUnreadable(false);
            type(currentTarget.value);
          }}
          onBlur={({ currentTarget }) => {
            // The browser keeps what isn't a number or a whole date to itself.
            setUnreadable(currentTarget.validity.badInput);
            settle();
          }}
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
