import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { useSay } from "../../../_site/words/say.tsx";
import { FoundChoice } from "./found-choice.tsx";
import type { ShowPart } from "./show-part.ts";
import { sheetWords } from "./source-words.ts";

interface SheetChoicesProps {
  source: Source;
  show: ShowPart;
  onChange: (changes: SessionChanges) => void;
}

/** Which sheet of a workbook to read, and whether to include hidden rows; nothing for a text file. */
export function SheetChoices({ source, show, onChange }: SheetChoicesProps) {
  const say = useSay();
  const { sheet, sheets, hiddenRows } = source;
  const hidden = show("hiddenRows", say("reading.hiddenRows.leftOut", { count: hiddenRows }));
  if (sheet === null) return null;
  return (
    <>
      {sheets.length > 1 && (
        <FoundChoice
          label={say("reading.sheet")}
          {...show("sheet", sheet)}
          choices={sheets.map((name) => [name, sheetWords(name, source, say)])}
          // The header line was chosen for the previous sheet, and another sheet's is elsewhere.
          onChange={(chosen) => onChange({ sheet: chosen, headerRow: null, headerLines: null })}
        />
      )}
      {(hiddenRows > 0 || hidden.chosen !== null) && (
        <FoundChoice
          label={say("reading.hiddenRows")}
          {...hidden}
          choices={[[true, say("reading.hiddenRows.read")]]}
          onChange={(chosen) => onChange({ hiddenRows: chosen })}
        />
      )}
    </>
  );
}
