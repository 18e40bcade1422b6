import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { Source } from "#lib/contracts/session.ts";
import { FoundChoice } from "./found-choice.tsx";
import type { ShowPart } from "./reading-form.tsx";

interface HeaderChoicesProps {
  source: Source;
  show: ShowPart;
  onChange: (changes: SessionChanges) => void;
}

/** The header is looked for in as many lines. */
const lines = Array.from({ length: 50 }, (_, index): [number, string] => [index + 1, `Line ${index + 1}`]);

/** Which line names the columns, and whether the one above it does so too. */
export function HeaderChoices({ source: { headerRow, headerLines }, show, onChange }: HeaderChoicesProps) {
  return (
    <>
      <FoundChoice
        label="Header in line"
        {...show("headerRow", headerRow === 0 ? "no line" : `line ${headerRow}`)}
        choices={[[0, "No line names the columns"], ...lines]}
        onChange={(chosen) => onChange({ headerRow: chosen, headerLines: null })}
      />
      {headerRow > 1 && (
        <FoundChoice
          label="Lines of the header"
          {...show("headerLines", headerLines === 2 ? "two" : "one")}
          choices={[
            [1, "One"],
            [2, "Two, with the line above"],
          ]}
          onChange={(chosen) => onChange({ headerRow, headerLines: chosen })}
        />
      )}
    </>
  );
}
