import { use } from "react";
import { useFocusHeir } from "../../_controls/use-focus-heir.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./next-problem.module.css";
import { ProblemWalkContext } from "./problem-walk.ts";

interface NextProblemProps {
  /** The place that it belongs to, as in `problem-places.ts`. */
  at: string;
  /** For a cell: its row. */
  row?: number;
}

/** Next to the control that the visitor was led to, so that a press of Tab reaches it: leads on. */
export function NextProblem({ at, row }: NextProblemProps) {
  const say = useSay();
  const { current, next, isChecking } = use(ProblemWalkContext);
  if (current?.at !== at || (row !== undefined && current.row !== row)) return null;
  if (next || isChecking) return <NextButton next={next} />;
  return (
    <p id={lastId} className="soft small" tabIndex={-1}>
      {say("problems.last")}
    </p>
  );
}

const lastId = "last-problem";

/** While the rows are checked again, it waits: there may be no other problem. */
function NextButton({ next }: { next: (() => void) | null }) {
  const say = useSay();
  useFocusHeir(() => document.getElementById(lastId));
  return (
    <button
      className={`quiet-button ${styles.next}`}
      type="button"
      aria-disabled={next === null}
      onClick={() => next?.()}
    >
      {say("problems.next")}
    </button>
  );
}
