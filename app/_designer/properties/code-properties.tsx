import "#lib/client/requests/without-eval.ts";
import { type CodeElement, SymbologySchema } from "#lib/contracts/designs/design-elements.ts";
import { PatternInput } from "../../_generate/match/pattern-input.tsx";
import { useSay } from "../../_site/words/say.tsx";
import panels from "../panels.module.css";
import { Choice, Colour, Group, Switch } from "./fields.tsx";
import type { KindProps } from "./kind-props.ts";

/** Proper names, the same in every language. */
const names = {
  qr: "QR",
  "data-matrix": "Data Matrix",
  pdf417: "PDF417",
  aztec: "Aztec",
  "ean-13": "EAN-13",
  "upc-a": "UPC-A",
  "code-128": "Code 128",
  "itf-14": "ITF-14",
} as const;
const linear = new Set<string>(["ean-13", "upc-a", "code-128", "itf-14"]);

export function CodeProperties({ element, set, columns, errorOf, children }: KindProps<CodeElement>) {
  const say = useSay();
  return (
    <>
      <div className={panels.pattern}>
        <PatternInput
          label={say("designer.code.value")}
          value={element.value}
          columns={columns}
          error={errorOf("value")}
          onChange={(value) => set({ value }, `value ${element.id}`)}
        />
      </div>
      {children}
      <Group title={say("designer.kind.code")}>
        <Choice
          label={say("designer.code.kind")}
          value={element.symbology}
          choices={SymbologySchema.options.map((each) => [each, names[each]] as const)}
          onChange={(symbology) => set({ symbology })}
        />
        <Colour
          label={say("designer.color")}
          value={element.color}
          onChange={(color) => set({ color }, `color ${element.id}`)}
        />
        {element.symbology === "itf-14" && (
          <Switch
            label={say("designer.code.bearerBars")}
            isOn={element.bearerBars}
            onChange={(bearerBars) => set({ bearerBars })}
          />
        )}
        {linear.has(element.symbology) && (
          <Switch
            label={say("designer.code.text")}
            isOn={element.showText}
            onChange={(showText) => set({ showText })}
          />
        )}
      </Group>
    </>
  );
}
