import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { Source } from "#lib/contracts/session.ts";
import { plural } from "../../_site/words.ts";
import { FoundChoice } from "./found-choice.tsx";
import type { ShowPart } from "./reading-form.tsx";
import { sheetWords } from "./source-words.ts";

interface SheetChoicesProps {
  source: Source;
  show: ShowPart;
  onChange: (changes: SessionChanges) => void;
}

/** Which sheet of a workbook is read, and whether what it hides is; nothing for a text file. */
export function SheetChoices({ source, show, onChange }: SheetChoicesProps) {
  const { sheet, sheets, hiddenRows } = source;
  const hidden = show("hiddenRows", `${plural(hiddenRows, "row")} left out`);
  if (sheet === null) return null;
  return (
    <>
      {sheets.length > 1 && (
        <FoundChoice
          label="Sheet"
          {...show("sheet", sheet)}
          choices={sheets.map((name) => [name, sheetWords(name, source)])}
          // A line was chosen in one sheet: the header of another stands elsewhere.
          onChange={(chosen) => onChange({ sheet: chosen, headerRow: null, headerLines: null })}
        />
      )}
      {(hiddenRows > 0 || hidden.chosen !== null) && (
        <FoundChoice
          label="Hidden rows"
          {...hidden}
          choices={[[true, "Read them too"]]}
          onChange={(chosen) => onChange({ hiddenRows: chosen })}
        />
      )}
    </>
  );
}
