import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { Source } from "#lib/contracts/session.ts";
import { useSay } from "../../_site/say.tsx";
import { FoundChoice } from "./found-choice.tsx";
import type { ShowPart } from "./show-part.ts";

interface HeaderChoicesProps {
  source: Source;
  show: ShowPart;
  onChange: (changes: SessionChanges) => void;
}

/** The server looks for the header in this many lines. */
const lines = Array.from({ length: 50 }, (_, index) => index + 1);

/** Which line names the columns, and whether the line above is part of the header. */
export function HeaderChoices({ source: { headerRow, headerLines }, show, onChange }: HeaderChoicesProps) {
  const say = useSay();
  const lineChoices = lines.map((line): [number, string] => [line, say("reading.header.line", { line })]);
  const found = headerRow === 0 ? say("reading.header.foundNone") : say("reading.header.found", { line: headerRow });
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
          {...show("headerLines", say(headerLines === 2 ? "reading.lines.foundTwo" : "reading.lines.foundOne"))}
          choices={[
            [1, say("reading.lines.one")],
            [2, say("reading.lines.two")],
          ]}
          onChange={(chosen) => onChange({ headerRow, headerLines: chosen })}
        />
      )}
    </>
  );
}
