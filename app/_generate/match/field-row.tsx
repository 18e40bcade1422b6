import { memo, useState } from "react";
import { columnHole } from "#lib/contracts/column-hole.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { TemplateField } from "#lib/contracts/template.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import { NextProblem } from "../problems/next-problem.tsx";
import { fieldPlace } from "../problems/problem-places.ts";
import styles from "./match.module.css";
import { PatternInput } from "./pattern-input.tsx";

interface FieldRowProps {
  field: TemplateField;
  mapping: FieldMapping | null;
  columns: Source["columns"];
  error: FieldError | undefined;
  /** Why no column was suggested, or why the chosen one is doubtful. */
  hint: string | undefined;
  /** A column must still be chosen. */
  isMissing: boolean;
  /** Unused columns that look like what the field needs. */
  offer: SessionResponse["offers"][number] | undefined;
  onChange: (field: string, mapping: FieldMapping | null) => void;
}

/** Where a template's field gets its value from: a column, a text that joins columns, or nothing. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, mapping, columns, error, hint, isMissing, offer, onChange } = props;
  const say = useSay();
  const map = (chosen: FieldMapping | null) => onChange(field.name, chosen);
  /** A text was chosen, but is empty. */
  const [isTyping, setTyping] = useState(false);
  const isLeftEmpty = field.mayBeEmpty && mapping !== null && "text" in mapping && mapping.text === "" && !isTyping;
  const isText = mapping !== null && "text" in mapping && !isLeftEmpty;
  // A text that had several lines keeps its larger input while it is edited.
  const [hadLines, setHadLines] = useState(false);
  if (!hadLines && isText && mapping.text.includes("\n")) setHadLines(true);
  const fault = error ? error.message : isMissing && (hint ?? say("match.missing"));

  function choose(choice: string) {
    const column = columns[Number(choice)];
    setTyping(choice === "text");
    if (choice === "text") map({ text: asText(mapping) });
    else if (choice === "nothing") map({ text: "" });
    else map(choice !== "" && column ? { column: column.name } : null);
  }

  return (
    <div className={styles.field} data-mends={fieldPlace(field.name)}>
      <Labelled
        label={field.label}
        mark={field.required ? say("match.required") : undefined}
        help={isMissing ? field.help : (hint ?? field.help)}
        error={isText ? undefined : fault}
      >
        {(control) => (
          <select
            {...control}
            value={isLeftEmpty ? "nothing" : choiceOf(mapping, columns)}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">{say(field.mayBeEmpty ? "match.open" : "match.nothing")}</option>
            {field.mayBeEmpty && <option value="nothing">{say("match.nothing")}</option>}
            <option value="text">{say("match.text")}</option>
            <ColumnOptions columns={columns} />
          </select>
        )}
      </Labelled>
      {offer && <ColumnsOffer offer={offer} label={field.label} onTake={map} />}
      {isText ? (
        <PatternInput
          label={say("match.textFor", { field: field.label })}
          value={mapping.text}
          columns={columns}
          error={error}
          rows={field.collects === true || hadLines ? 8 : 0}
          onChange={(text) => map({ text })}
        />
      ) : (
        <Samples column={columns.find(({ name }) => mapping && "column" in mapping && name === mapping.column)} />
      )}
      <NextProblem at={fieldPlace(field.name)} />
    </div>
  );
});

interface ColumnsOfferProps {
  offer: NonNullable<FieldRowProps["offer"]>;
  /** The field's. */
  label: string;
  onTake: (mapping: FieldMapping) => void;
}

function ColumnsOffer({ offer, label, onTake }: ColumnsOfferProps) {
  const say = useSay();
  return (
    <p className={styles.offer}>
      {offer.message}{" "}
      <button className="quiet-button" type="button" onClick={() => onTake(offered(offer))}>
        <Rich text={say("match.offer", { field: label })} parts={{ hidden }} />
      </button>
    </p>
  );
}

const ColumnOptions = memo(function ColumnOptions({ columns }: Pick<FieldRowProps, "columns">) {
  const say = useSay();
  return (
    <optgroup label={say("match.columns")}>
      {columns.map((column, index) => (
        <option key={column.name} value={index}>
          {column.name}
        </option>
      ))}
    </optgroup>
  );
});

function Samples({ column }: { column: Source["columns"][number] | undefined }) {
  const say = useSay();
  if (!column) return null;
  return (
    <ul className={styles.samples} aria-label={say("match.values", { column: column.name })}>
      {column.samples.map((sample, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two samples may be the same text
        <li key={index}>{sample}</li>
      ))}
    </ul>
  );
}

/** Options are identified by column index: a column may have any name, even "text". */
function choiceOf(mapping: FieldMapping | null, columns: Source["columns"]): string {
  if (!mapping) return "";
  if ("text" in mapping) return "text";
  const index = columns.findIndex(({ name }) => name === mapping.column);
  return index < 0 ? "" : String(index);
}

/** A text with nothing but a column counts as that column. */
function offered({ columns, text }: ColumnsOfferProps["offer"]): FieldMapping {
  const [only = ""] = columns;
  return text === columnHole(only) ? { column: only } : { text };
}

const hidden = (text: string) => <span className="visually-hidden">{text}</span>;

function asText(mapping: FieldMapping | null): string {
  return mapping && "column" in mapping ? columnHole(mapping.column) : "";
}
