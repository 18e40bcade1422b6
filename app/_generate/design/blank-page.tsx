import { type FormEvent, useState } from "react";
import { type BlankSize, blankSizes, inMillimetres, inUnit, type Unit } from "#lib/client/designer/blank-sizes.ts";
import { blankLabel, knownSheets } from "#lib/client/designer/sheets.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import type { DesignRequest } from "#lib/contracts/designs/design-request.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { NumberInput } from "../drafts/number-input.tsx";
import { useNumberDraft } from "../drafts/use-number-draft.ts";
import styles from "./design.module.css";

const sizes = Object.keys(blankSizes) as BlankSize[];
const sheets = knownSheets();
const leastSide = 5;

/** An empty page: of a standard size, of a custom size in mm or inches, or of the labels of a store-bought sheet. */
export function BlankPage({ onChoose }: { onChoose: (design: DesignRequest) => void }) {
  const say = useSay();
  /** A size, the id of a sheet, or `custom`. */
  const [size, setSize] = useState<string>("a4");
  const [unit, setUnit] = useState<Unit>("mm");
  const [[width, height], setSides] = useState<readonly [number, number]>(blankSizes.a4);

  function choose(event: FormEvent) {
    event.preventDefault();
    const sheet = sheets.find(({ id }) => id === size);
    onChoose(sheet ? blankLabel(sheet) : { blank: { width, height } });
  }

  function chooseSize(next: string) {
    setSize(next);
    const known = sizes.find((each) => each === next);
    if (known) setSides(blankSizes[known]);
  }

  return (
    <form className={styles.blank} onSubmit={choose}>
      <h3>{say("own.blank")}</h3>
      <div className={styles.sides}>
        <SizeSelect size={size} onChange={chooseSize} />
        {size === "custom" && (
          <>
            <Side
              {...{ unit, label: say("own.blank.width"), value: width }}
              onChange={(next) => setSides([next, height])}
            />
            <Side
              {...{ unit, label: say("own.blank.height"), value: height }}
              onChange={(next) => setSides([width, next])}
            />
            <Labelled label={say("own.blank.unit")}>
              {(control) => (
                <select
                  {...control}
                  value={unit}
                  onChange={(event) => setUnit(event.currentTarget.value === "inch" ? "inch" : "mm")}
                >
                  <option value="mm">mm</option>
                  <option value="inch">{say("own.blank.inch")}</option>
                </select>
              )}
            </Labelled>
          </>
        )}
        <button className="quiet-button" type="submit">
          {say("own.blank.use")}
        </button>
      </div>
    </form>
  );
}

/** Offers page sizes, a custom one, and the labels of sheets. */
function SizeSelect({ size, onChange }: { size: string; onChange: (size: string) => void }) {
  const say = useSay();
  return (
    <Labelled label={say("own.blank.size")}>
      {(control) => (
        <select {...control} value={size} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {sizes.map((each) => {
            const [width, height] = blankSizes[each];
            return (
              <option key={each} value={each}>
                {say("own.blank.measures", { name: say(`own.blank.${each}`), width, height })}
              </option>
            );
          })}
          <option value="custom">{say("own.blank.custom")}</option>
          <optgroup label={say("own.blank.sheets")}>
            {sheets.map(({ id, ...sheet }) => (
              <option key={id} value={id}>
                {say("own.blank.sheet", sheet)}
              </option>
            ))}
          </optgroup>
        </select>
      )}
    </Labelled>
  );
}

interface SideProps {
  label: string;
  /** In mm. */
  value: number;
  unit: Unit;
  onChange: (value: number) => void;
}

function Side({ label, value, unit, onChange }: SideProps) {
  const draft = useNumberDraft({
    value: inUnit(value, unit),
    min: inUnit(leastSide, unit),
    max: inUnit(designLimits.side, unit),
    step: 0.1,
    onChange: (typed) => onChange(inMillimetres(typed, unit)),
  });
  return (
    <Labelled label={label} error={draft.fault}>
      {(control) => <NumberInput control={control} draft={draft} />}
    </Labelled>
  );
}
