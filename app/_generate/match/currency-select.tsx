import type { ComponentProps } from "react";
import { useSpeech } from "../../_site/words/say.tsx";

interface CurrencySelectProps extends ComponentProps<"select"> {
  /** The default currency's code, used if neither the visitor nor the sheet names one. */
  usual: string;
}

/** The sheet's own currency, which is "", and all ISO 4217 codes that the browser knows. */
export function CurrencySelect({ usual, ...props }: CurrencySelectProps) {
  const { language, say } = useSpeech();
  const names = new Intl.DisplayNames(language, { type: "currency" });
  return (
    <select {...props}>
      <option value="">{say("match.currency.sheet", { currency: usual })}</option>
      {Intl.supportedValuesOf("currency").map((code) => (
        <option key={code} value={code}>
          {code} – {names.of(code)}
        </option>
      ))}
    </select>
  );
}
