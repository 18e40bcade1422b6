import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { problemsInWords } from "../_controls/problem-counts.ts";
import { useSpeech } from "../_site/words/say.tsx";
import { Icon } from "./icons.tsx";
import styles from "./panels.module.css";

interface ProblemListProps {
  problems: readonly RowProblem[];
  problemCount: number;
  /** Shows the row, and selects the element that has the problem. */
  onShow: (row: number, element: string | undefined) => void;
}

/** The problems of all rows, each with a button that shows it. */
export function ProblemList({ problems, problemCount, onShow }: ProblemListProps) {
  const speech = useSpeech();
  const { say } = speech;
  // The line stays, so that the page doesn't jump.
  if (problemCount === 0) return <p className={`${styles.problems} soft`}>{say("designer.noProblems")}</p>;
  const isFaulty = problems.some(({ severity }) => severity === "error");
  return (
    <details className={styles.problems}>
      <summary data-faulty={isFaulty || undefined}>
        <span>
          <Icon name="warning" />
          {problemsInWords([...problems], problemCount, speech)}
        </span>
      </summary>
      <ul>
        {problems.map(({ row, rows, element, message, severity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same problem twice
          <li key={index} data-severity={severity}>
            <p>{message}</p>
            <span>
              {(rows.length > 0 ? rows : [row]).slice(0, 5).map((each) => (
                <button key={each} className="link-button" type="button" onClick={() => onShow(each, element)}>
                  {say("designer.showRow", { row: each })}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
