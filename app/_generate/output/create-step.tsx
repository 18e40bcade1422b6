import type { ReactNode } from "react";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { TemplateSetting } from "#lib/contracts/template.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { Notice } from "../../_controls/notice.tsx";
import { useSpeech } from "../../_site/words/say.tsx";
import { thingsInWords } from "../../_site/words/things.ts";
import { showSetting } from "../match/show-setting.ts";
import type { OpenStepProps } from "../open-step.ts";
import { chosenRowsInWords } from "../rows/condition-words.ts";
import { Step } from "../step.tsx";
import { useIsLong } from "../use-is-long.ts";
import { blockersOf, unsetSettings } from "./blockers.ts";
import { countToMake } from "./count-to-make.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { FormatChoice } from "./format-choice.tsx";
import { MoreChoices } from "./more-choices.tsx";
import styles from "./output.module.css";
import { startButtonId } from "./start-button.ts";

interface CreateStepProps extends OpenStepProps {
  /** A field has invalid input that is not sent. */
  hasFaults: boolean;
  isStarting: boolean;
  /** Another template's sample is loading; the session is still the previous one's. */
  isOfOtherTemplate: boolean;
  /** Why the last start was rejected. */
  refusal: ReactNode;
  onStart: () => void;
  /** Shown below the button. */
  children: ReactNode;
}

/** Step 5: what is delivered and how, and the button that starts the job, or what keeps it from starting. */
export function CreateStep(props: CreateStepProps) {
  const { session, errors, hasFaults, isStarting, isOfOtherTemplate, refusal, onChange, onStart } = props;
  const speech = useSpeech();
  const { say } = speech;
  const isSlow = useIsLong(isStarting);
  const faults = blockersOf(session, hasFaults || errors.length > 0, say);
  const blockers = isOfOtherTemplate ? [say("make.otherSheet")] : faults;
  const unset = blockers.length === 0 ? unsetSettings(session) : [];
  const [firstUnset] = unset;
  const reminders = firstUnset
    ? [say("make.unset", { settings: unset.map(({ label }) => label).join(", ") })]
    : blockers;
  const notes = isSlow ? [say("trouble.slow"), ...reminders] : reminders;
  const isBlocked = isStarting || blockers.length > 0;
  return (
    <Step number={5} title={say("make.title")}>
      <FormatChoice
        format={session.output.format}
        formats={session.formats}
        onChange={(output) => onChange({ output })}
      />
      <DeliveryChoice output={session.output} unit={session.unit} onChange={(output) => onChange({ output })} />
      <MoreChoices
        output={session.output}
        rows={session.rows}
        chosenRows={chosenRowsInWords(session, speech)}
        rowCount={session.source.rowCount}
        columns={session.source.columns}
        template={session.template}
        mapping={session.mapping}
        sample={session.preview}
        currencyNote={currencyNote(session)}
        errors={errors}
        onChange={onChange}
      />
      {refusal && <Notice kind="refusal">{refusal}</Notice>}
      <div className={styles.start}>
        <button
          id={startButtonId}
          className={`button ${styles.startButton}`}
          type="button"
          // Not `disabled`, which would lose the focus if the start is rejected.
          aria-disabled={isBlocked}
          aria-describedby="blockers"
          onClick={() => isBlocked || (firstUnset ? showSetting(firstUnset.name) : onStart())}
        >
          {isStarting ? say("make.starting") : startWords(session, firstUnset, say)}
        </button>
        <ul className={styles.blockers} id="blockers">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      {props.children}
    </Step>
  );
}

/** What the button does: creates the documents, or leads to the first setting that is still required. */
function startWords(session: SessionResponse, unset: TemplateSetting | undefined, say: Say): string {
  if (unset) return say("make.fill", { setting: unset.label });
  const { unit, template } = session;
  // Before the fields are mapped, it's unknown which rows belong together.
  if (session.unmapped.length > 0) return say("make.start.some");
  return say("make.start", { things: thingsInWords(countToMake(session), { unit, template: template.id }, say) });
}

/** Which currency documents use, and why; null if the visitor chose it, or if they have no amounts. */
function currencyNote({ template, settingNotes }: SessionResponse): string | null {
  const currency = template.settings.find(({ type }) => type === "currency");
  return settingNotes.find(({ setting }) => setting === currency?.name)?.message ?? null;
}
