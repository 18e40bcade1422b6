import { memo } from "react";
import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { Reading } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { useSay } from "../../../_site/words/say.tsx";
import { errorAt } from "../../error-at.ts";
import styles from "../file.module.css";
import type { AskedReading } from "./asked-reading.ts";
import { DialectChoices } from "./dialect-choices.tsx";
import { FoundChoice } from "./found-choice.tsx";
import { HeaderChoices } from "./header-choices.tsx";
import { doubtfulDates } from "./reading-notes.ts";
import { SheetChoices } from "./sheet-choices.tsx";
import type { ShowPart } from "./show-part.ts";

interface ReadingFormProps extends Pick<SessionResponse, "source" | "reading"> {
  asked: AskedReading;
  errors: FieldError[];
  onChange: (changes: SessionChanges) => void;
}

const dateOrders = ["dmy", "mdy", "ymd"] as const;

/** Import options, for a file that was not read as intended: each can be set, or returned to detection. */
export const ReadingForm = memo(function ReadingForm(props: ReadingFormProps) {
  const { source, reading, asked, errors, onChange } = props;
  const say = useSay();
  const [doubtful] = doubtfulDates(source);
  const show: ShowPart = (part, found) => {
    const chosen = asked[part] === undefined ? reading[part] : asked[part];
    return {
      chosen: (chosen ?? null) as NonNullable<Reading[typeof part]> | null,
      found: reading[part] === undefined ? found : null,
      error: errorAt(errors, part),
    };
  };
  return (
    <details className={styles.reading}>
      <summary>{say("reading.title")}</summary>
      <div className={styles.readingFields}>
        <SheetChoices source={source} show={show} onChange={onChange} />
        <HeaderChoices source={source} show={show} onChange={onChange} />
        <DialectChoices source={source} show={show} onChange={onChange} />
        {doubtful !== undefined && (
          <FoundChoice
            label={say("reading.dates")}
            {...show("dateOrder", say(`reading.dates.${doubtful.order}.found`))}
            choices={dateOrders.map((order) => [order, say(`reading.dates.${order}`)])}
            onChange={(dateOrder) => onChange({ dateOrder })}
          />
        )}
      </div>
    </details>
  );
});
