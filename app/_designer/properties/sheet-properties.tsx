import { useMemo } from "react";
import { gridFor, type KnownSheet, labelsOn, laidOnSheet, sheetsFor } from "#lib/client/designer/sheets.ts";
import type { DesignGrid, DesignSheet } from "#lib/contracts/designs/design.ts";
import { paperSizes } from "#lib/contracts/label-sheets.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSay } from "../../_site/words/say.tsx";
import styles from "../panels.module.css";
import type { DesignerHandle } from "../use-designer.ts";
import { Choice, Group, Measure, Switch } from "./fields.tsx";

/** How the design is printed: on its own paper, or as labels on a sheet. */
export function SheetProperties({ designer: { state, act, tell } }: { designer: DesignerHandle }) {
  const say = useSay();
  const { design } = state;
  const { sheet, pages } = design;
  const [front] = pages;
  const { fitting, others } = useMemo(() => sheetsFor(front ?? { width: 0, height: 0 }), [front]);
  if (!front) return null;

  const nameOf = ({ maker, paper, ...measures }: KnownSheet) =>
    say("designer.sheet.name", { maker, paper: say(`designer.sheet.${paper}`), ...measures });
  const options = (sheets: readonly KnownSheet[]) =>
    sheets.map((each) => (
      <option key={each.id} value={each.id}>
        {nameOf(each)}
      </option>
    ));

  function lay(layout: string | null) {
    const [next] = laidOnSheet(design, layout).pages;
    act({ type: "edited", edit: { type: "layOn", layout } });
    if (next && (next.width !== front?.width || next.height !== front?.height)) {
      tell(say("designer.sheet.adapted", { width: next.width, height: next.height }));
    }
  }
  const set = (properties: Partial<DesignSheet>, key?: string) =>
    act({ type: "edited", edit: { type: "setSheet", properties }, ...(key && { key: `sheet ${key}` }) });

  return (
    <>
      <Labelled label={say("designer.sheet")} help={say("designer.sheet.help")}>
        {(control) => (
          <select
            {...control}
            className={styles.sheets}
            value={sheet?.layout ?? ""}
            onChange={(event) => lay(event.currentTarget.value || null)}
          >
            <option value="">{say("designer.sheet.none")}</option>
            <option value="custom">{say("designer.sheet.custom")}</option>
            {fitting.length > 0 && <optgroup label={say("designer.sheet.fitting")}>{options(fitting)}</optgroup>}
            <optgroup label={say("designer.sheet.others")}>{options(others)}</optgroup>
          </select>
        )}
      </Labelled>
      {sheet?.grid && <GridProperties grid={sheet.grid} page={front} onChange={(grid, key) => set({ grid }, key)} />}
      {sheet && <PrintProperties {...{ sheet, set }} hasBack={pages.length === 2} />}
      {sheet && <OffsetProperties {...{ sheet, set }} />}
    </>
  );
}

interface SheetPartProps {
  sheet: DesignSheet;
  /** @param key of the typed field: consecutive changes with the same key are one step */
  set: (properties: Partial<DesignSheet>, key?: string) => void;
}

/** The first label to print on, and how edges and backs are printed. */
function PrintProperties({ sheet, set, hasBack }: SheetPartProps & { hasBack: boolean }) {
  const say = useSay();
  return (
    <Group title={say("designer.sheet.print")}>
      <Measure
        label={say("designer.sheet.start")}
        {...{ min: 1, max: labelsOn(sheet) ?? 800, step: 1 }}
        value={sheet.start}
        onChange={(start) => set({ start }, "start")}
      />
      <Measure
        label={say("designer.sheet.bleed")}
        {...{ unit: "mm", min: 0, max: 10, step: 0.1 }}
        value={sheet.bleed}
        onChange={(bleed) => set({ bleed }, "bleed")}
      />
      <Switch
        label={say("designer.sheet.cropMarks")}
        isOn={sheet.cropMarks}
        onChange={(cropMarks) => set({ cropMarks })}
      />
      {hasBack && <Switch label={say("designer.sheet.back")} isOn={sheet.back} onChange={(back) => set({ back })} />}
      {sheet.back && (
        <Choice
          label={say("designer.sheet.flip")}
          value={sheet.flip}
          choices={[
            ["long", say("designer.sheet.flip.long")],
            ["short", say("designer.sheet.flip.short")],
          ]}
          onChange={(flip) => set({ flip })}
        />
      )}
    </Group>
  );
}

/** Corrects for a printer's paper feed. */
function OffsetProperties({ sheet, set }: SheetPartProps) {
  const say = useSay();
  return (
    <Group title={say("designer.sheet.offset")}>
      {(["shiftX", "shiftY"] as const).map((side) => (
        <Measure
          key={side}
          label={say(`designer.sheet.${side}`)}
          {...{ unit: "mm", min: -20, max: 20, step: 0.1 }}
          value={sheet[side]}
          onChange={(shift) => set({ [side]: shift }, side)}
        />
      ))}
      <Switch label={say("designer.sheet.outlines")} isOn={sheet.outlines} onChange={(outlines) => set({ outlines })} />
      <p className="soft">{say("designer.sheet.offset.help")}</p>
    </Group>
  );
}

interface GridProps {
  grid: DesignGrid;
  page: { width: number; height: number };
  onChange: (grid: DesignGrid, key?: string) => void;
}

const papers = {
  a4: paperSizes.a4,
  letter: paperSizes.letter,
  a3: { width: 297, height: 420 },
  sra3: { width: 320, height: 450 },
} as const;
type Paper = keyof typeof papers;

/** A grid of the visitor's own, on a usual paper in either direction or on any other. */
function GridProperties({ grid, page, onChange }: GridProps) {
  const say = useSay();
  const { paper } = grid;
  const [short, long] = [Math.min(paper.width, paper.height), Math.max(paper.width, paper.height)];
  const isOf = (size: (typeof papers)[Paper]) => size.width === short && size.height === long;
  const known = (Object.keys(papers) as Paper[]).find((each) => isOf(papers[each]));
  const number = (
    property: Exclude<keyof DesignGrid, "paper">,
    label: string,
    bounds: { min: number; max: number; step: number; unit?: string },
  ) => (
    <Measure
      label={label}
      {...bounds}
      value={grid[property]}
      onChange={(value) => onChange({ ...grid, [property]: value }, property)}
    />
  );
  const length = (max: number) => ({ unit: "mm", min: 0, max, step: 0.01 });
  const side = (property: "width" | "height") => (
    <Measure
      label={say(`designer.sheet.paper.${property}`)}
      {...{ unit: "mm", min: 5, max: 2_000, step: 0.1 }}
      value={paper[property]}
      onChange={(value) => onChange({ ...grid, paper: { ...paper, [property]: value } }, property)}
    />
  );
  return (
    <Group title={say("designer.sheet.grid")}>
      <Choice
        label={say("designer.sheet.paper")}
        value={known ?? "other"}
        choices={[
          ["a4", say("designer.sheet.A4")],
          ["letter", say("designer.sheet.Letter")],
          ["a3", "A3"],
          ["sra3", "SRA3"],
          ["other", say("designer.sheet.paper.other")],
        ]}
        onChange={(each) => each !== "other" && onChange(gridFor(page, papers[each]))}
      />
      {side("width")}
      {side("height")}
      {number("columns", say("designer.sheet.columns"), { min: 1, max: 20, step: 1 })}
      {number("rows", say("designer.sheet.rows"), { min: 1, max: 40, step: 1 })}
      {number("left", say("designer.sheet.left"), length(500))}
      {number("top", say("designer.sheet.top"), length(500))}
      {number("gapAcross", say("designer.sheet.gapAcross"), length(200))}
      {number("gapDown", say("designer.sheet.gapDown"), length(200))}
    </Group>
  );
}
