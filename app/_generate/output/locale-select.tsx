import type { ReactNode } from "react";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSpeech } from "../../_site/say.tsx";
import { localesIn } from "./locales.ts";

interface LocaleSelectProps {
  value: string;
  error: ReactNode;
  onChange: (tag: string) => void;
}

export function LocaleSelect({ value, error, onChange }: LocaleSelectProps) {
  const { language, say } = useSpeech();
  return (
    <Labelled label={say("make.language")} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {localesIn(language, value).map(({ tag, words }) => (
            <option key={tag} value={tag}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
