import { type FormEvent, useId, useState } from "react";
import { limits } from "#lib/contracts/limits.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "../setups/setups.module.css";

interface NameFormProps {
  label: string;
  /** The button's text. */
  action: string;
  /** The suggested name. */
  start: string;
  /** Names that are refused. */
  taken?: readonly string[];
  onName: (name: string) => void;
}

/** Asks for the name of something that this browser keeps. */
export function NameForm({ label, action, start, taken = [], onName }: NameFormProps) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState(start);
  const wanted = name.trim();
  const isTaken = taken.includes(wanted);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wanted !== "" && !isTaken) onName(wanted);
  }

  return (
    <form className={styles.save} onSubmit={submit}>
      <input
        aria-label={label}
        aria-describedby={id}
        aria-invalid={isTaken || undefined}
        placeholder={label}
        type="text"
        maxLength={limits.setupNameCharacters}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <button className="quiet-button" type="submit">
        {action}
      </button>
      <p id={id} className="small">
        {isTaken && say("own.taken", { name: wanted })}
      </p>
    </form>
  );
}
