import { useState } from "react";
import type { ControlProps } from "./labelled.tsx";

interface NumberInputProps {
  control: Partial<ControlProps>;
  label?: string;
  value: number;
  min: number;
  max: number;
  /** Between the numbers that it takes; whole ones where left out. */
  step?: number;
  onChange: (value: number) => void;
}

/** A number. While it is being typed it may be empty or out of bounds; only a right one is told. */
export function NumberInput({ control, label, value, min, max, step = 1, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    const number = Number(text);
    const fits = step < 1 || Number.isInteger(number);
    if (text !== "" && fits && number >= min && number <= max) onChange(number);
  }

  return (
    <input
      {...control}
      type="number"
      inputMode={step < 1 ? "decimal" : "numeric"}
      className="figures"
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
