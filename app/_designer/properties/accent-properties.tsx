import { type Accents, usualAccents } from "#lib/contracts/designs/accents.ts";
import type { Accent, TextElement } from "#lib/contracts/designs/design-elements.ts";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import { useSay } from "../../_site/words/say.tsx";
import { Choice, Colour, Group, Measure, Switch } from "./fields.tsx";
import { FontChoice } from "./font-choice.tsx";
import type { KindProps } from "./kind-props.ts";
import { weightInWords } from "./weights.ts";

type AccentProps = Pick<KindProps<TextElement>, "element" | "set">;

/** Whether parts of a text may be bold or italic, and how those look. */
export function AccentSwitch({ element, set }: AccentProps) {
  const say = useSay();
  return (
    <Switch
      label={say("designer.accents")}
      isOn={element.accents !== null}
      onChange={(isOn) => set({ accents: isOn ? usualAccents : null })}
    />
  );
}

export function AccentProperties({ element, set, ownFonts }: AccentProps & { ownFonts: readonly UploadId[] }) {
  const { accents } = element;
  if (accents === null) return null;
  return (["strong", "emphasis"] as const).map((name) => (
    <OneAccent
      key={name}
      {...{ name, element, accents, ownFonts }}
      set={(changes, key) => {
        const changed: Accents = { ...accents, [name]: { ...accents[name], ...changes } };
        set({ accents: changed }, `${name} ${key} ${element.id}`);
      }}
    />
  ));
}

interface OneAccentProps {
  name: keyof Accents;
  element: TextElement;
  accents: Accents;
  ownFonts: readonly UploadId[];
  set: (changes: Partial<Accent>, key: string) => void;
}

function OneAccent({ name, element, accents, ownFonts, set }: OneAccentProps) {
  const say = useSay();
  const { font, weight, italic, color, scale } = accents[name];
  const family = fontFamilies.find(({ id }) => id === (font ?? element.font));
  const same = ["", say("designer.accent.same")] as const;
  return (
    <Group title={say(`designer.accent.${name}`)}>
      <FontChoice
        value={font ?? ""}
        none={say("designer.accent.same")}
        ownFonts={ownFonts}
        onChange={(id) => set({ font: id === "" ? null : id }, "font")}
      />
      {family && (
        <Choice
          label={say("designer.weight")}
          value={weight === null ? "" : String(weight)}
          choices={[
            same,
            ...weightsWith(family.weights, weight).map((each) => [String(each), weightInWords(each, say)] as const),
          ]}
          onChange={(value) => set({ weight: value === "" ? null : Number(value) }, "weight")}
        />
      )}
      <Measure
        label={say("designer.size")}
        {...{ unit: "%", min: 20, max: 500, step: 5 }}
        value={Math.round(scale * 1000) / 10}
        onChange={(percent) => set({ scale: percent / 100 }, "scale")}
      />
      <Colour
        label={say("designer.color")}
        value={color}
        none={say("designer.accent.same")}
        usual={element.color}
        onChange={(value) => set({ color: value }, "color")}
      />
      {family && (
        <Switch
          label={say("designer.italic")}
          isOn={italic ?? element.italic}
          onChange={(isOn) => set({ italic: isOn }, "italic")}
        />
      )}
    </Group>
  );
}

/** A found text may have a weight that its family lacks: the engine takes the nearest. */
const weightsWith = (weights: readonly number[], weight: number | null) =>
  [...new Set(weight === null ? weights : [...weights, weight])].toSorted((one, other) => one - other);
