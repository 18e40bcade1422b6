import type { StatusResponse } from "#lib/contracts/job.ts";
import { useSay } from "../../../_site/words/say.tsx";
import { leftOutRows } from "./left-out-rows.ts";

/** Says beside the results that rows are missing, with a link to their problems. */
export function LeftOut({ job: { problems, unit } }: { job: StatusResponse }) {
  const say = useSay();
  const rows = leftOutRows(problems);
  if (rows === 0) return null;
  return (
    <p>
      <a href="#problems">
        {rows === null ? say(`job.leftOut.some.${unit}`) : say(`job.leftOut.${unit}`, { count: rows })}
      </a>
    </p>
  );
}
