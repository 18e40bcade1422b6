import { type FormEvent, useId, useState } from "react";
import type { KeptSetup } from "#lib/client/setups/setup.ts";
import { writeSetupFile } from "#lib/client/setups/setup-file.ts";
import { removeSetup } from "#lib/client/setups/setup-store.ts";
import { renameSetup } from "#lib/client/setups/setups.ts";
import { limits } from "#lib/contracts/limits.ts";
import { ConfirmButton } from "../../_controls/confirm-button.tsx";
import { offerFile } from "../../_controls/offer-file.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./setups.module.css";

interface SetupItemProps {
  setup: KeptSetup;
  /** The title of its template; the template's id if this site doesn't have it. */
  template: string;
  isTaken: (name: string) => boolean;
  onAct: (act: () => Promise<unknown>) => void;
  /** Absent without an open session. */
  onApply: (() => void) | undefined;
}

/** A setup and its actions. */
export function SetupItem({ setup, template, isTaken, onAct, onApply }: SetupItemProps) {
  const say = useSay();
  const { name } = setup;
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className={styles.item}>
      {isRenaming ? (
        <Rename
          setup={setup}
          isTaken={isTaken}
          onAct={(act) => {
            setRenaming(false);
            onAct(act);
          }}
        />
      ) : (
        <p dir="auto">
          <b>{name}</b> <span className="soft">{template}</span>
        </p>
      )}
      <div className={styles.actions}>
        {onApply && (
          <button className="link-button" type="button" aria-label={say("setup.apply.one", { name })} onClick={onApply}>
            {say("setup.apply")}
          </button>
        )}
        <button className="link-button" type="button" onClick={() => setRenaming(!isRenaming)}>
          {say("setup.rename")}
        </button>
        <button
          className="link-button"
          type="button"
          onClick={() => onAct(() => writeSetupFile(setup).then(offerFile))}
        >
          {say("setup.toFile")}
        </button>
        <ConfirmButton
          className="link-button"
          label={say("setup.delete")}
          question={say("setup.delete.question", { name })}
          confirm={say("setup.delete.confirm")}
          onConfirm={() => onAct(() => removeSetup(name))}
        >
          {say("setup.delete.what")}
        </ConfirmButton>
      </div>
    </li>
  );
}

function Rename({ setup, isTaken, onAct }: Pick<SetupItemProps, "setup" | "isTaken" | "onAct">) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState(setup.name);
  const wanted = name.trim();
  const isOther = wanted !== setup.name && isTaken(wanted);

  function rename(event: FormEvent) {
    event.preventDefault();
    if (wanted !== "" && !isOther) onAct(() => renameSetup(setup, wanted));
  }

  return (
    <form className={styles.save} onSubmit={rename}>
      <input
        aria-label={say("setup.name")}
        aria-describedby={id}
        aria-invalid={isOther || undefined}
        type="text"
        maxLength={limits.setupNameCharacters}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <button className="quiet-button" type="submit">
        {say("setup.rename")}
      </button>
      <p id={id} className="small">
        {isOther && say("setup.taken", { name: wanted })}
      </p>
    </form>
  );
}
