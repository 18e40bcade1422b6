import type { TextElement } from "#lib/contracts/designs/design-elements.ts";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { PatternInput } from "../../_generate/match/pattern-input.tsx";
import { useSay } from "../../_site/words/say.tsx";
import panels from "../panels.module.css";
import { AccentProperties, AccentSwitch } from "./accent-properties.tsx";
import { Choice, Colour, Group, Measure, Switch } from "./fields.tsx";
import { FontChoice } from "./font-choice.tsx";
import type { KindProps } from "./kind-props.ts";
import { weightInWords } from "./weights.ts";

type TextProps = Pick<KindProps<TextElement>, "element" | "set"> & {
  /** The key of a change while somebody types: consecutive changes of a property are one step. */
  typed: (property: string) => string;
};

export function TextProperties({
  element,
  set,
  columns,
  errorOf,
  isOne,
  ownFonts,
  children,
}: KindProps<TextElement> & { isOne: boolean; ownFonts: readonly UploadId[] }) {
  const say = useSay();
  const typed = (property: string) => `${property} ${element.id}`;
  return (
    <>
      {isOne && (
        <div className={panels.pattern}>
          <PatternInput
            label={say("designer.text")}
            value={element.text}
            columns={columns}
            error={errorOf("text")}
            rows={3}
            onChange={(text) => set({ text }, typed("text"))}
          />
        </div>
      )}
      {children}
      <FontProperties {...{ element, set, typed, ownFonts }} />
      <AccentProperties {...{ element, set, ownFonts }} />
      <FittingProperties {...{ element, set, typed }} />
    </>
  );
}

function FontProperties({ element, set, typed, ownFonts }: TextProps & { ownFonts: readonly UploadId[] }) {
  const say = useSay();
  const family = fontFamilies.find(({ id }) => id === element.font);
  // An uploaded font is a single style.
  const weights = family?.weights ?? [];
  return (
    <Group title={say("designer.font")}>
      <FontChoice value={element.font} ownFonts={ownFonts} onChange={(font) => set({ font })} />
      {family && (
        <Choice
          label={say("designer.weight")}
          value={String(nearest(weights, element.weight))}
          choices={weights.map((weight) => [String(weight), weightInWords(weight, say)] as const)}
          onChange={(weight) => set({ weight: Number(weight) })}
        />
      )}
      <Measure
        label={say("designer.size")}
        {...{ unit: "pt", min: 3, max: 400, step: 0.5 }}
        value={element.size}
        onChange={(size) => set({ size, minSize: Math.min(size, element.minSize) }, typed("size"))}
      />
      <Colour
        label={say("designer.color")}
        value={element.color}
        onChange={(color) => set({ color }, typed("color"))}
      />
      <Measure
        label={say("designer.lineHeight")}
        {...{ min: 0.7, max: 4, step: 0.05 }}
        value={element.lineHeight}
        onChange={(lineHeight) => set({ lineHeight }, typed("lineHeight"))}
      />
      <Measure
        label={say("designer.letterSpacing")}
        {...{ unit: "%", min: -20, max: 200, step: 0.5 }}
        value={Math.round(element.letterSpacing * 1000) / 10}
        onChange={(percent) => set({ letterSpacing: percent / 100 }, typed("letterSpacing"))}
      />
      <Choice
        label={say("designer.capitals")}
        value={element.capitals}
        choices={(["none", "upper", "small"] as const).map((each) => [each, say(`designer.capitals.${each}`)] as const)}
        onChange={(capitals) => set({ capitals })}
      />
      {family && <Switch label={say("designer.italic")} isOn={element.italic} onChange={(italic) => set({ italic })} />}
      <AccentSwitch {...{ element, set }} />
    </Group>
  );
}

/** How the text is placed in its box, and what happens if it is too long or empty. */
function FittingProperties({ element, set, typed }: TextProps) {
  const say = useSay();
  return (
    <Group title={say("designer.fitting")}>
      <Choice
        label={say("designer.across")}
        value={element.align}
        choices={(["start", "center", "end", "justify"] as const).map(
          (each) => [each, say(`designer.across.${each}`)] as const,
        )}
        onChange={(align) => set({ align })}
      />
      <Choice
        label={say("designer.down")}
        value={element.valign}
        choices={(["top", "middle", "bottom"] as const).map((each) => [each, say(`designer.down.${each}`)] as const)}
        onChange={(valign) => set({ valign })}
      />
      <Choice
        label={say("designer.overflow")}
        value={element.overflow}
        choices={(["shrink", "warn"] as const).map((each) => [each, say(`designer.overflow.${each}`)] as const)}
        onChange={(overflow) => set({ overflow })}
      />
      {element.overflow === "shrink" && (
        <Measure
          label={say("designer.minSize")}
          {...{ unit: "pt", min: 3, max: element.size, step: 0.5 }}
          value={Math.min(element.minSize, element.size)}
          onChange={(minSize) => set({ minSize }, typed("minSize"))}
        />
      )}
      <Choice
        label={say("designer.empty")}
        value={element.empty}
        choices={(["keep", "collapse"] as const).map((each) => [each, say(`designer.empty.${each}`)] as const)}
        onChange={(empty) => set({ empty })}
      />
      <Switch label={say("designer.wrap")} isOn={element.wrap} onChange={(wrap) => set({ wrap })} />
    </Group>
  );
}

const nearest = (weights: readonly number[], wanted: number) =>
  weights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted;
