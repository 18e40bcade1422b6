import { useState } from "react";
import { listMyJobs } from "#lib/client/jobs/my-jobs.ts";
import { hasSetups } from "#lib/client/kept-by-browser.ts";
import type { TemplateCard } from "#lib/messages/template-words.ts";
import { SetupsPanel } from "../_generate/setups/setups-panel.tsx";
import { useSay } from "../_site/words/say.tsx";
import styles from "./mine.module.css";
import { MyJobItem } from "./my-job-item.tsx";
import { UnstartedItem } from "./unstarted-item.tsx";

/** Jobs shown at once: each asks the server for its state. */
const shownAtFirst = 4;

/** This browser's unstarted session, jobs and setups. */
export function MineList({ templates }: { templates: readonly TemplateCard[] }) {
  const say = useSay();
  const [jobs, setJobs] = useState(() => listMyJobs());
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? jobs : jobs.slice(0, shownAtFirst);
  const own: Record<string, string> = { design: say("own.title") };
  const titleOf = (template: string) =>
    templates.find(({ id }) => id === template)?.title ?? own[template] ?? say("docx.title");
  return (
    <div className={styles.mine}>
      <UnstartedItem titleOf={titleOf} />
      {jobs.length > 0 && (
        <section aria-labelledby="my-jobs">
          <h2 id="my-jobs" className={styles.heading} tabIndex={-1}>
            {say("mine.jobs")}
          </h2>
          <ul className={styles.list}>
            {shown.map((job) => (
              <MyJobItem
                key={job.jobId}
                kept={job}
                template={titleOf(job.template)}
                onGone={() => setJobs(listMyJobs())}
              />
            ))}
          </ul>
          {shown.length < jobs.length && (
            <button className="link-button" type="button" onClick={() => setWhole(true)}>
              {say("mine.all", { count: jobs.length })}
            </button>
          )}
        </section>
      )}
      {hasSetups() && <SetupsPanel templates={templates} />}
    </div>
  );
}
