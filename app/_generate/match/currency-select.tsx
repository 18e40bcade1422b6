import type { ComponentProps } from "react";

const names = new Intl.DisplayNames("en", { type: "currency" });
const currencies = Intl.supportedValuesOf("currency").map((code) => ({ code, name: names.of(code) ?? code }));

/** All of ISO 4217 that the browser knows. */
export function CurrencySelect(props: ComponentProps<"select">) {
  return (
    <select {...props}>
      {currencies.map(({ code, name }) => (
        <option key={code} value={code}>
          {code} – {name}
        </option>
      ))}
    </select>
  );
}
