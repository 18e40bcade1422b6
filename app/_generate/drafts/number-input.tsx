import type { Ref } from "react";
import type { ControlProps } from "../../_controls/labelled.tsx";
import type { NumberDraft } from "./use-number-draft.ts";

interface NumberInputProps {
  control: Partial<ControlProps>;
  label?: string;
  draft: NumberDraft;
  ref?: Ref<HTMLInputElement>;
}

/** A number field that commits its value once it is complete. */
export function NumberInput({ control, label, draft, ref }: NumberInputProps) {
  const { shown, min, max, step = 1, type, settle } = draft;
  return (
    <input
      {...control}
      ref={ref}
      type="number"
      inputMode={step < 1 ? "decimal" : "numeric"}
      className="figures"
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === "Enter" && settle()}
    />
  );
}
