import { useEffect, useState } from "react";
import { ConnectionError } from "#lib/client/requests/api-error.ts";
import type { KeptSetup } from "#lib/client/setups/setup.ts";
import { readSetupFile, SetupFileError } from "#lib/client/setups/setup-file.ts";
import { addSetup, listSetups } from "#lib/client/setups/setups.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import type { TemplateCard } from "#lib/messages/template-words.ts";
import { Labelled } from "../../_controls/labelled.tsx";
import { Notice } from "../../_controls/notice.tsx";
import { errorInWords } from "../../_site/words/error-words.ts";
import { useSay } from "../../_site/words/say.tsx";
import type { Workbench } from "../workbench/workbench-store.ts";
import { SaveSetup } from "./save-setup.tsx";
import { SetupItem } from "./setup-item.tsx";
import styles from "./setups.module.css";

interface SetupsPanelProps {
  templates: readonly TemplateCard[];
  /** The open session, to save it and to apply setups to it. */
  bench?: { workbench: Workbench; session: SessionResponse } | undefined;
}

/** This browser's setups: save, apply, rename, delete, export and import them. */
export function SetupsPanel({ templates, bench }: SetupsPanelProps) {
  const say = useSay();
  const { setups, news, fault, act } = useSetups(say);
  const inUse = bench?.workbench.state.setup;
  const titleOf = (id: string) => templates.find((template) => template.id === id)?.title ?? id;

  const add = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) act(async () => say("setup.added", { name: await addSetup(await readSetupFile(file)) }));
  };

  return (
    <details className={styles.setups}>
      <summary>{say("setup.mine")}</summary>
      <div className={styles.panel}>
        <p className="soft">{say("setup.what")}</p>
        {bench && (
          <SaveSetup
            key={inUse?.name}
            session={bench.session}
            inUse={inUse?.isApplied ? inUse.name : null}
            setups={setups}
            onAct={act}
            onSaved={(name) => bench.workbench.getSetups()?.saved(name)}
          />
        )}
        <p role="status">{news}</p>
        {fault && <Notice kind="refusal">{fault}</Notice>}
        {setups.length > 0 && (
          <ul className={styles.list} aria-label={say("setup.mine")}>
            {setups.map((setup) => (
              <SetupItem
                key={setup.name}
                setup={setup}
                template={titleOf(setup.template)}
                isTaken={(name) => setups.some((other) => other.name === name)}
                onAct={act}
                onApply={bench && (() => bench.workbench.getSetups()?.apply(setup.name))}
              />
            ))}
          </ul>
        )}
        <Labelled label={say("setup.fromFile")}>
          {(control) => (
            <input {...control} type="file" accept=".json" onChange={(event) => add(event.currentTarget)} />
          )}
        </Labelled>
      </div>
    </details>
  );
}

function useSetups(say: Say) {
  const [setups, setSetups] = useState<KeptSetup[]>([]);
  const [news, setNews] = useState("");
  const [fault, setFault] = useState<string | null>(null);

  /** Runs an action on the browser's storage, reports the outcome, and refreshes the list. */
  function act(action: () => Promise<unknown>) {
    setFault(null);
    setNews("");
    void action()
      .then((outcome) => setNews(typeof outcome === "string" ? outcome : ""))
      .catch((error: unknown) => setFault(faultInWords(error, say)))
      .then(listSetups)
      .then(setSetups)
      .catch(() => setFault(say("setup.blocked")));
  }

  useEffect(() => {
    listSetups().then(setSetups, () => {});
  }, []);
  return { setups, news, fault, act };
}

function faultInWords(error: unknown, say: Say): string {
  if (error instanceof SetupFileError) return say(`setup.file.${error.kind}`);
  if (error instanceof DOMException) return say("setup.blocked");
  return errorInWords(error instanceof Error ? error : new ConnectionError(error), say);
}
