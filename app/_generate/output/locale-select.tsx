import { memo, type ReactNode } from "react";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSpeech } from "../../_site/words/say.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { localesIn } from "./locales.ts";

interface LocaleSelectProps extends Pick<OpenStepProps, "onChange"> {
  value: string;
  error: ReactNode;
}

export const LocaleSelect = memo(function LocaleSelect({ value, error, onChange }: LocaleSelectProps) {
  const { language, say } = useSpeech();
  return (
    <Labelled label={say("make.language")} error={error}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange({ output: { locale: event.currentTarget.value } })}
        >
          {localesIn(language, value).map(({ tag, words }) => (
            <option key={tag} value={tag}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
});
