import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { useSay } from "../../../_site/words/say.tsx";
import { FoundChoice } from "./found-choice.tsx";
import type { ShowPart } from "./show-part.ts";

interface HeaderChoicesProps {
  source: Source;
  show: ShowPart;
  onChange: (changes: SessionChanges) => void;
}

/** The server looks for the header in this many lines. */
const lines = Array.from({ length: 50 }, (_, index) => index + 1);

const countWords = ["One", "Two", "Three"] as const;

/** The header row, the rows above that are part of it, merged cells, and whether to read all below and beside. */
export function HeaderChoices({
  source: { headerRow, headerLines, leftOut, merged },
  show,
  onChange,
}: HeaderChoicesProps) {
  const say = useSay();
  const lineChoices = lines.map((line): [number, string] => [line, say("reading.header.line", { line })]);
  const found = headerRow === 0 ? say("reading.header.foundNone") : say("reading.header.found", { line: headerRow });
  const whole = show("wholeSheet", say("reading.wholeSheet.leftOut"));
  return (
    <>
      <FoundChoice
        label={say("reading.header")}
        {...show("headerRow", found)}
        choices={[[0, say("reading.header.none")], ...lineChoices]}
        onChange={(chosen) => onChange({ headerRow: chosen, headerLines: null })}
      />
      {headerRow > 1 && (
        <FoundChoice
          label={say("reading.lines")}
          {...show("headerLines", say(`reading.lines.found${countWords[headerLines - 1] ?? "One"}`))}
          choices={[
            [1, say("reading.lines.one")],
            [2, say("reading.lines.two")],
            ...(headerRow > 2 ? [[3, say("reading.lines.three")] as [number, string]] : []),
          ]}
          onChange={(chosen) => onChange({ headerRow, headerLines: chosen })}
        />
      )}
      {(leftOut.rows > 0 || leftOut.fromColumn !== null || whole.chosen !== null) && (
        <FoundChoice
          label={say("reading.wholeSheet")}
          {...whole}
          choices={[[true, say("reading.wholeSheet.read")]]}
          onChange={(chosen) => onChange({ wholeSheet: chosen })}
        />
      )}
      {merged.length > 0 && (
        <FoundChoice
          label={say("reading.mergedCells")}
          {...show("mergedCells", say("reading.mergedCells.found"))}
          choices={[
            [true, say("reading.mergedCells.fill")],
            [false, say("reading.mergedCells.first")],
          ]}
          onChange={(chosen) => onChange({ mergedCells: chosen })}
        />
      )}
    </>
  );
}
