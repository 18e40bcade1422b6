import type { ReactNode } from "react";
import { Notice } from "../../_controls/notice.tsx";
import { useSay } from "../../_site/say.tsx";
import type { OpenStepProps } from "../open-step.ts";
import { Step } from "../step.tsx";
import { blockersOf } from "./blockers.ts";
import { countToMake } from "./count-to-make.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { MoreChoices } from "./more-choices.tsx";
import styles from "./output.module.css";

interface GenerateStepProps extends OpenStepProps {
  isStarting: boolean;
  /** Why the last start was refused. */
  refusal: ReactNode;
  onStart: () => void;
}

export function GenerateStep({ session, errors, isStarting, refusal, onChange, onStart }: GenerateStepProps) {
  const say = useSay();
  const blockers = blockersOf(session, errors, say);
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
          {blockers.map((blocker) => (
            <li key={blocker}>{blocker}</li>
          ))}
        </ul>
      </div>
    </Step>
  );
}
