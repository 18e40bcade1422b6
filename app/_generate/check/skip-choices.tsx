import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { skipCodes } from "#lib/contracts/skip-codes.ts";
import { kindInWords } from "../../_controls/problem-kinds.ts";
import { useSay } from "../../_site/words/say.tsx";
import type { OpenStepProps } from "../open-step.ts";
import styles from "./check.module.css";

type SkipChoicesProps = Pick<OpenStepProps, "onChange"> & { session: Pick<SessionResponse, "problems" | "skip"> };

/** The warnings for which rows can be skipped; nothing if there are none. */
export function SkipChoices({ session: { problems, skip }, onChange }: SkipChoicesProps) {
  const say = useSay();
  const warned = new Set(problems.filter(({ severity }) => severity === "warning").map(({ code }) => code));
  const codes = skipCodes.filter((code) => warned.has(code) || skip.includes(code));
  if (codes.length === 0) return null;
  return (
    <fieldset className={styles.skip}>
      <legend>{say("check.skip")}</legend>
      {codes.map((code) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={skip.includes(code)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ skip: checked ? [...skip, code] : skip.filter((each) => each !== code) })
            }
          />{" "}
          {kindInWords(code, say)}
        </label>
      ))}
    </fieldset>
  );
}
