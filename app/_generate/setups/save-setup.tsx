import { type FormEvent, useRef, useState } from "react";
import type { KeptSetup } from "#lib/client/setups/setup.ts";
import { saveSession } from "#lib/client/setups/setups.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./setups.module.css";

interface SaveSetupProps {
  session: SessionResponse;
  /** The setup in use, whose name is suggested. */
  inUse: string | null;
  setups: readonly KeptSetup[];
  /** Runs an action on the browser's storage, and shows why it failed. */
  onAct: (act: () => Promise<unknown>) => void;
  onSaved: (name: string) => void;
}

/** Saves the current settings under a name: a new one, or that of a setup to replace. */
export function SaveSetup({ session, inUse, setups, onAct, onSaved }: SaveSetupProps) {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(inUse ?? session.template.title);
  const isThere = setups.some((setup) => setup.name === name.trim());

  function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return;
    onAct(async () => {
      const saved = await saveSession(session, name, false);
      onSaved(saved);
      return say("setup.saved", { name: saved });
    });
  }

  return (
    <form ref={form} className={styles.save} onSubmit={save}>
      <Labelled label={say("setup.name")} help={isThere ? say("setup.replaces", { name: name.trim() }) : undefined}>
        {(control) => (
          <input
            {...control}
            type="text"
            required
            maxLength={limits.setupNameCharacters}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Labelled>
      <button className="quiet-button" type="submit">
        {say("setup.save")}
      </button>
    </form>
  );
}
