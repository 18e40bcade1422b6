import type { ReactNode } from "react";
import { Labelled } from "../../../_controls/labelled.tsx";
import { useSay } from "../../../_site/words/say.tsx";

interface FoundChoiceProps<Value> {
  label: string;
  /** Null: as detected from the content. */
  chosen: Value | null;
  /** The detected value, in words; null if the visitor has overridden it. */
  found: string | null;
  choices: [value: Value, words: string][];
  error: ReactNode;
  onChange: (value: Value | null) => void;
}

/** A choice that overrides a detected value, with an option to return to detection. */
export function FoundChoice<Value extends string | number | boolean>(props: FoundChoiceProps<Value>) {
  const say = useSay();
  const { label, chosen, found, error, onChange } = props;
  const isKnown = chosen === null || props.choices.some(([value]) => value === chosen);
  const choices = isKnown ? props.choices : [...props.choices, [chosen, String(chosen)] as const];
  const index = choices.findIndex(([value]) => value === chosen);
  return (
    <Labelled label={label} error={error}>
      {(control) => (
        // Options use their index as value: a sheet may have any name.
        <select
          {...control}
          value={index}
          onChange={(event) => onChange(choices[Number(event.currentTarget.value)]?.[0] ?? null)}
        >
          <option value={-1}>{found === null ? say("reading.found") : say("reading.foundAs", { found })}</option>
          {choices.map(([value, words], at) => (
            <option key={String(value)} value={at}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
