import { useState } from "react";
import type { ControlProps } from "./labelled.tsx";

interface NumberInputProps {
  control: Partial<ControlProps>;
  label?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number. While it is being typed it may be empty or out of bounds; only a right one is told. */
export function NumberInput({ control, label, value, min, max, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    const number = Number(text);
    if (text !== "" && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  }

  return (
    <input
      {...control}
      type="number"
      inputMode="numeric"
      className="figures"
      aria-label={label}
      min={min}
      max={max}
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
