import { memo } from "react";
import type { Output, RowChoice } from "#lib/contracts/sessions/choices.ts";
import type { Preview } from "#lib/contracts/sessions/session.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { useSay } from "../../_site/words/say.tsx";
import { errorAt, faultAt } from "../error-at.ts";
import { PatternInput } from "../match/pattern-input.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { NextProblem } from "../problems/next-problem.tsx";
import { filenamePlace } from "../problems/problem-places.ts";
import { faultWithLabels, type PatternNames, withLabels, withNames } from "./field-labels.ts";
import { LocaleSelect } from "./locale-select.tsx";
import styles from "./output.module.css";
import { PdfKindSelect } from "./pdf-kind-select.tsx";
import { RowRange } from "./row-range.tsx";

interface MoreChoicesProps extends Pick<OpenStepProps, "errors" | "onChange"> {
  output: Output;
  rows: RowChoice;
  /** The conditions on rows and how many meet them, in a sentence; null without any. */
  chosenRows: string | null;
  rowCount: number;
  columns: Source["columns"];
  template: PatternNames["template"];
  mapping: PatternNames["mapping"];
  /** The row in the preview, with the name of its file. */
  sample: Pick<Preview, "row" | "filename"> | null;
  currencyNote: string | null;
}

/** Options whose defaults suit most visitors: rows, file names, language and kind of PDF. */
export const MoreChoices = memo(function MoreChoices(props: MoreChoicesProps) {
  const { output, rows, chosenRows, rowCount, columns, sample, errors, onChange } = props;
  const say = useSay();
  const names = { template: props.template, source: { columns }, mapping: props.mapping };
  return (
    <details className={styles.more}>
      <summary>{say(output.format === "pdf" ? "make.more" : "make.more.docx")}</summary>
      <div className={styles.moreFields}>
        <RowRange
          rows={rows}
          rowCount={rowCount}
          error={errorAt(
            errors.filter(({ path }) => !path.startsWith("rows.where")),
            "rows",
          )}
          onChange={(range) => onChange({ rows: range ?? { from: 1, to: rowCount } })}
        />
        {chosenRows && <p className="soft small figures">{chosenRows}</p>}
        <div data-mends={filenamePlace}>
          <PatternInput
            label={say("make.filename")}
            value={withLabels(output.filename, names)}
            columns={columns}
            error={faultWithLabels(faultAt(errors, "output.filename"), output.filename, names)}
            help={filenameHelp(sample, say)}
            onChange={(text) => onChange({ output: { filename: withNames(text, names) } })}
          />
          <NextProblem at={filenamePlace} />
        </div>
        <LocaleSelect
          value={output.locale}
          currencyNote={props.currencyNote}
          error={errorAt(errors, "output.locale")}
          onChange={onChange}
        />
        {output.format === "pdf" && <PdfKindSelect value={output.standard} onChange={onChange} />}
      </div>
    </details>
  );
});

function filenameHelp(sample: MoreChoicesProps["sample"], say: Say): string {
  const help = say("make.filename.help");
  if (sample?.filename == null) return help;
  return `${help} ${say("make.filename.sample", { row: sample.row, name: sample.filename })}`;
}
