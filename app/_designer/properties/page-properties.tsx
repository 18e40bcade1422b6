import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "../panels.module.css";
import type { DesignerHandle } from "../use-designer.ts";
import { Colour, Group, Measure } from "./fields.tsx";
import { SheetProperties } from "./sheet-properties.tsx";

/** The properties of the displayed page, while nothing on it is selected. */
export function PageProperties({ designer }: { designer: DesignerHandle }) {
  const say = useSay();
  const { state, act } = designer;
  const { page, design } = state;
  const sheet = design.pages[page - 1];
  if (!sheet) return null;
  const { background } = sheet;
  const set = (properties: object, key: string) =>
    act({ type: "edited", edit: { type: "setPage", page, properties }, key: `${key} ${page}` });
  return (
    <div key={page} className={styles.properties}>
      <h3>{say("designer.page", { page })}</h3>
      <p className="soft small">{say("designer.page.help")}</p>
      <Group title={say("designer.page.size")}>
        {(["width", "height"] as const).map((property) => (
          <Measure
            key={property}
            label={say(`designer.${property}`)}
            {...{ unit: "mm", min: 5, max: designLimits.side, step: 0.1 }}
            value={sheet[property]}
            onChange={(value) => set({ [property]: value }, property)}
          />
        ))}
        {(background === null || "color" in background) && (
          <Colour
            label={say("designer.page.color")}
            value={background?.color ?? null}
            none={say("designer.noColor")}
            usual="#ffffff"
            onChange={(color) => set({ background: color === null ? null : { color } }, "color")}
          />
        )}
      </Group>
      <div className={styles.actions}>
        {design.pages.length < (design.sheet ? 2 : designLimits.pages) && (
          <button
            className="quiet-button"
            type="button"
            onClick={() => {
              act({ type: "edited", edit: { type: "addPage", after: page } });
              act({ type: "pageShown", page: page + 1 });
            }}
          >
            {say(design.sheet ? "designer.sheet.addBack" : "designer.page.add")}
          </button>
        )}
        {design.pages.length > 1 && (
          <button
            className="quiet-button"
            type="button"
            onClick={() => act({ type: "edited", edit: { type: "removePage", page } })}
          >
            {say("designer.page.remove")}
          </button>
        )}
      </div>
      <SheetProperties designer={designer} />
    </div>
  );
}
