import { memo, type ReactNode, useState } from "react";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSpeech } from "../../_site/words/say.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { localesIn } from "./locales.ts";

interface LocaleSelectProps extends Pick<OpenStepProps, "onChange"> {
  value: string;
  /** Which currency documents use, and why. */
  currencyNote: string | null;
  error: ReactNode;
}

export const LocaleSelect = memo(function LocaleSelect({ value, currencyNote, error, onChange }: LocaleSelectProps) {
  const { language, say } = useSpeech();
  /** What was true before the visitor changed the language here: the note's own place is in step 3. */
  const [before, setBefore] = useState<{ note: string | null } | null>(null);
  const note = before && currencyNote !== before.note ? currencyNote : null;
  return (
    <Labelled label={say("make.language")} help={note} error={error}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => {
            setBefore(before ?? { note: currencyNote });
            onChange({ output: { locale: event.currentTarget.value } });
          }}
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
