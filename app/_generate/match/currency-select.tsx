import type { ComponentProps } from "react";
import { useSpeech } from "../../_site/say.tsx";

/** All of ISO 4217 that the browser knows. */
export function CurrencySelect(props: ComponentProps<"select">) {
  const { language } = useSpeech();
  const names = new Intl.DisplayNames(language, { type: "currency" });
  return (
    <select {...props}>
      {Intl.supportedValuesOf("currency").map((code) => (
        <option key={code} value={code}>
          {code} – {names.of(code)}
        </option>
      ))}
    </select>
  );
}
