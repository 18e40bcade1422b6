import { useId } from "react";
import type { Output } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./output.module.css";

interface FormatChoiceProps {
  format: Output["format"];
  formats: SessionResponse["formats"];
  onChange: (output: Partial<Output>) => void;
}

/** PDF or Word, if the template is a Word file. */
export function FormatChoice({ format, formats, onChange }: FormatChoiceProps) {
  const say = useSay();
  const id = useId();
  if (formats.length < 2) return null;
  const choose = (name: Output["format"]) =>
    onChange(name === "docx" ? { format: name, archive: true, combined: false } : { format: name });
  const notes = formats.flatMap(({ refusal }) => refusal ?? []);
  if (format === "docx") notes.push(say("make.format.docx.help"));
  return (
    <fieldset className={styles.delivery} aria-describedby={id}>
      <legend className="label">{say("make.format")}</legend>
      {formats.map(({ name, refusal }) => (
        <label key={name}>
          <input
            type="radio"
            name="format"
            checked={name === format}
            disabled={refusal !== null}
            onChange={() => choose(name)}
          />
          {say(`make.format.${name}`)}
        </label>
      ))}
      <p id={id} className="soft small">
        {notes.join(" ")}
      </p>
    </fieldset>
  );
}
