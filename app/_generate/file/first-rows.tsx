import { memo, useId } from "react";
import { limits } from "#lib/contracts/limits.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { numberIn } from "../../_site/words/numbers.ts";
import { useSpeech } from "../../_site/words/say.tsx";
import styles from "./first-rows.module.css";

/** Aligned right, as in ledgers. */
const figureTypes = new Set<string>(["number", "currency", "percent"]);

interface FirstRowsProps {
  source: Source;
  /** The file is being read again: these rows are from the previous reading. */
  isBusy: boolean;
}

/** The first rows below their columns' names, so that visitors see at once whether the file was read correctly. */
export const FirstRows = memo(function FirstRows({ source: { columns, firstRows }, isBusy }: FirstRowsProps) {
  const { language, say } = useSpeech();
  const id = useId();
  const shown = columns.slice(0, limits.columnsShown);
  const more = columns.length - shown.length;
  return (
    <div className={styles.rows} aria-busy={isBusy}>
      <p id={id} className="soft small">
        {isBusy ? say("source.again") : say("source.firstRows")}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.line}>
                <span className="visually-hidden">{say("source.line")}</span>
              </th>
              {shown.map(({ name, type }) => (
                <th key={name} scope="col" dir="auto" data-figures={figureTypes.has(type) || undefined}>
                  {name}
                </th>
              ))}
              {more > 0 && <th scope="col">{say("source.moreColumns", { count: more })}</th>}
            </tr>
          </thead>
          <tbody>
            {firstRows.map(({ row, sheetRow, cells }) => (
              <tr key={row}>
                <th scope="row" className={`${styles.line} figures`}>
                  {numberIn(language, sheetRow)}
                </th>
                {shown.map(({ name, type }, index) => (
                  <td key={name} dir="auto" data-figures={figureTypes.has(type) || undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
});
