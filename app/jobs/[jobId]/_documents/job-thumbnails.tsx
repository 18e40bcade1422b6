import { useThumbnails } from "#lib/client/jobs/use-thumbnails.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { pageSource } from "../../../_generate/check/page-source.ts";
import { useSay } from "../../../_site/words/say.tsx";
import styles from "./thumbnails.module.css";

/** Thumbnails of the latest documents. */
export function JobThumbnails({ job }: { job: StatusResponse }) {
  const say = useSay();
  const thumbnails = useThumbnails(job);
  // While the job is running they have a reserved space, so that the layout does not shift.
  if (job.status !== "running" && thumbnails.length === 0) return null;
  return (
    <section className={styles.newest} aria-labelledby="newest">
      <h2 id="newest" className={styles.title}>
        {say("job.newest")}
      </h2>
      <ul className={styles.strip}>
        {thumbnails.map(({ row, name, page }) => (
          <li key={row}>
            {/* biome-ignore lint/performance/noImgElement: there is nothing to optimise in an SVG */}
            <img src={pageSource(page)} alt={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
