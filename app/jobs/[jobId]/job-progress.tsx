import { useShownSpeed } from "#lib/client/jobs/use-shown-speed.ts";
import type { AnyStatus } from "#lib/contracts/job.ts";
import { percentIn } from "../../_site/words/numbers.ts";
import { useSpeech } from "../../_site/words/say.tsx";
import styles from "./job.module.css";
import { partOf, progressInWords } from "./job-words.ts";

/** A progress bar that looks like a ruler, and the progress in words. */
export function JobProgress({ job }: { job: AnyStatus }) {
  const speech = useSpeech();
  const pace = useShownSpeed(job);
  const part = partOf(job);
  const percent = percentIn(speech.language, part);
  return (
    <div className={styles.progress}>
      <p className={`${styles.percent} figures`} aria-hidden="true">
        {percent}
      </p>
      <progress className={styles.bar} aria-label={speech.say("job.progress")} max={1} value={part}>
        {percent}
      </progress>
      <div className={styles.ruler} aria-hidden="true" />
      <p className="figures">{progressInWords(job, pace, speech)}</p>
    </div>
  );
}
