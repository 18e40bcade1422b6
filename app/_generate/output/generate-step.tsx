import type { ReactNode } from "react";
import { Notice } from "../../_controls/notice.tsx";
import { useSay } from "../../_site/say.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { Step } from "../step.tsx";
import { useIsLong } from "../use-is-long.ts";
import { blockersOf } from "./blockers.ts";
import { countToMake } from "./count-to-make.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { MoreChoices } from "./more-choices.tsx";
import styles from "./output.module.css";

interface GenerateStepProps extends OpenStepProps {
  isStarting: boolean;
  /** The sample of another template is on its way; the session is still that of the one before. */
  isOfOtherTemplate: boolean;
  /** Why the last start was refused. */
  refusal: ReactNode;
  onStart: () => void;
}

export function GenerateStep({ session, errors, isStarting, isOfOtherTemplate, refusal, ...on }: GenerateStepProps) {
  const say = useSay();
  const isSlow = useIsLong(isStarting);
  const { onChange, onStart } = on;
  const blockers = isOfOtherTemplate ? [say("make.otherSheet")] : blockersOf(session, errors, say);
  const notes = isSlow ? [say("trouble.slow"), ...blockers] : blockers;
  return (
    <Step number={5} title={say("make.title")}>
      <DeliveryChoice output={session.output} unit={session.unit} onChange={(output) => onChange({ output })} />
      <MoreChoices session={session} errors={errors} onChange={onChange} />
      {refusal && <Notice kind="refusal">{refusal}</Notice>}
      <div className={styles.start}>
        <button
          className={`button ${styles.startButton}`}
          type="button"
          disabled={isStarting || blockers.length > 0}
          aria-describedby="blockers"
          onClick={onStart}
        >
          {isStarting ? say("make.starting") : say(`make.start.${session.unit}`, { count: countToMake(session) })}
        </button>
        <ul className={styles.blockers} id="blockers">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Step>
  );
}
