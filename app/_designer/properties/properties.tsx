import { rounded } from "#lib/client/designer/boxes.ts";
import { isReadable } from "#lib/client/designer/code-contrast.ts";
import { chosenOf } from "#lib/client/designer/designer-state.ts";
import { chosenFrame } from "#lib/client/designer/placing.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { ownFontsOf } from "#lib/contracts/designs/design-uploads.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { Notice } from "../../_controls/notice.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { elementInWords } from "../element-words.ts";
import styles from "../panels.module.css";
import type { DesignerHandle } from "../use-designer.ts";
import { CodeProperties } from "./code-properties.tsx";
import { Group, Measure, Switch } from "./fields.tsx";
import type { KindProps } from "./kind-props.ts";
import { PictureProperties } from "./picture-properties.tsx";
import { ShapeProperties } from "./shape-properties.tsx";
import { TextProperties } from "./text-properties.tsx";

interface PropertiesProps {
  designer: DesignerHandle;
  columns: Source["columns"];
  errors: readonly FieldError[];
}

/** The properties of the selection: those of one element, or those that several of a kind have in common. */
export function Properties({ designer, columns, errors }: PropertiesProps) {
  const say = useSay();
  const { state, set } = designer;
  const chosen = chosenOf(state);
  const [first] = chosen;
  if (!first) return null;
  const isOne = chosen.length === 1;
  const index = state.design.elements.indexOf(first);
  const errorOf = (property: string) => errors.find(({ path }) => path === `design.elements.${index}.${property}`);
  const areAlike = chosen.every(({ kind }) => kind === first.kind);
  const isFaint = chosen.some((element) => element.kind === "code" && !isReadable(element, state.design));
  const place = <Place designer={designer} />;
  return (
    // Each element has its own fields, so that half-typed input stays with its element.
    <div key={state.selection.join(" ")} className={styles.properties}>
      <h3>{isOne ? elementInWords(first, say) : say("designer.several", { count: chosen.length })}</h3>
      {areAlike ? (
        <OfKind element={first} isOne={isOne} ownFonts={ownFontsIn(state.design)} {...{ set, columns, errorOf }}>
          {place}
        </OfKind>
      ) : (
        place
      )}
      {isFaint && <Notice kind="warning">{say("designer.code.faint")}</Notice>}
    </div>
  );
}

const ownFontsIn = ({ elements }: Design) => [
  ...new Set(elements.flatMap((element) => ownFontsOf(element).map(({ id }) => id))),
];

type OfKindProps = KindProps<DesignElement> & { isOne: boolean; ownFonts: readonly UploadId[] };

function OfKind({ element, isOne, ownFonts, ...props }: OfKindProps) {
  switch (element.kind) {
    case "text":
      return <TextProperties element={element} {...{ isOne, ownFonts }} {...props} />;
    case "picture":
      return <PictureProperties element={element} {...props} />;
    case "code":
      return <CodeProperties element={element} {...props} />;
    default:
      return <ShapeProperties element={element} {...props} />;
  }
}

/** The numbers of a box, or of the frame around several; a phone can change them too. */
function Place({ designer: { state, act, set } }: { designer: DesignerHandle }) {
  const say = useSay();
  const chosen = chosenOf(state);
  const frame = chosenFrame(state);
  const isLocked = chosen.every(({ locked }) => locked);
  const { side } = designLimits;
  const numbers = [
    ["x", "mm", -side, 2 * side],
    ["y", "mm", -side, 2 * side],
    ["width", "mm", 0.1, side],
    ["height", "mm", 0.1, side],
    ["angle", "°", -360, 360],
  ] as const;
  return (
    <Group title={say("designer.position")}>
      {frame &&
        numbers.map(([property, unit, min, max]) => (
          <Measure
            key={property}
            label={say(`designer.${property}`)}
            {...{ unit, min, max, step: 0.1 }}
            value={rounded(frame[property])}
            onChange={(value) => act({ type: "placed", side: property, value })}
          />
        ))}
      <Switch
        label={say("designer.scaling")}
        isOn={state.scales}
        onChange={(scales) => act({ type: "scalingSet", scales })}
      />
      <Switch label={say("designer.locked")} isOn={isLocked} onChange={(locked) => set({ locked })} />
    </Group>
  );
}
