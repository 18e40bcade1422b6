import type { ReactNode } from "react";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSay } from "../../_site/say.tsx";

interface FoundChoiceProps<Value> {
  label: string;
  /** Null: as found from the content. */
  chosen: Value | null;
  /** What was found, in words; null where a choice stands over it. */
  found: string | null;
  choices: [value: Value, words: string][];
  error: ReactNode;
  onChange: (value: Value | null) => void;
}

/** A choice over what was found from the content, which can always be gone back to. */
export function FoundChoice<Value extends string | number | boolean>(props: FoundChoiceProps<Value>) {
  const say = useSay();
  const { label, chosen, found, error, onChange } = props;
  const isKnown = chosen === null || props.choices.some(([value]) => value === chosen);
  const choices = isKnown ? props.choices : [...props.choices, [chosen, String(chosen)] as const];
  const index = choices.findIndex(([value]) => value === chosen);
  return (
    <Labelled label={label} error={error}>
      {(control) => (
        // By their place: a sheet may have any name.
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
