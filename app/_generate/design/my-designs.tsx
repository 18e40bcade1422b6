import { useEffect, useEffectEvent, useState } from "react";
import { readDesignFile, writeDesignFile } from "#lib/client/designs/design-file.ts";
import {
  duplicateDesign,
  type KeptDesign,
  listDesigns,
  MissingFilesError,
  type OpenedTemplate,
  openKeptDesign,
  removeDesign,
  renameDesign,
} from "#lib/client/designs/designs.ts";
import { ConnectionError } from "#lib/client/requests/api-error.ts";
import { ConfirmButton } from "../../_controls/confirm-button.tsx";
import { Labelled } from "../../_controls/labelled.tsx";
import { Notice } from "../../_controls/notice.tsx";
import { offerFile } from "../../_controls/offer-file.ts";
import { errorInWords } from "../../_site/words/error-words.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "../setups/setups.module.css";
import { designInWords } from "./design-words.ts";
import { NameForm } from "./name-form.tsx";

interface Saving {
  label: string;
  /** The button's text. */
  action: string;
  /** The suggested name. */
  start: string;
  /** @returns the name under which it is saved */
  save: (name: string) => Promise<string>;
}

interface MyDesignsProps {
  /** How the open session's own template is saved; null if it has none. */
  saving: Saving | null;
  /** A saved design that was dropped elsewhere on the page. */
  file: File | null;
  onOpen: (opened: OpenedTemplate) => void;
}

/** For all files of one. */
const openingMs = 600_000;

type Act = (action: () => Promise<unknown>) => void;

/** The designs that this browser keeps, and the outcome of the last action on them. */
function useKeptDesigns() {
  const say = useSay();
  const [designs, setDesigns] = useState<KeptDesign[]>([]);
  const [news, setNews] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    listDesigns().then(setDesigns, () => {});
  }, []);

  /** Runs an action on the browser's storage, reports its text or error, and lists the designs again. */
  const act: Act = (action) => {
    setFault(null);
    void action()
      .then((outcome) => setNews(typeof outcome === "string" ? outcome : ""))
      .catch((error: unknown) => {
        setNews("");
        if (error instanceof DOMException) setFault(say("own.blocked"));
        else if (error instanceof MissingFilesError) setFault(say("own.missing"));
        else setFault(errorInWords(error instanceof Error ? error : new ConnectionError(error), say));
      })
      .then(listDesigns)
      .then(setDesigns)
      .catch(() => setFault(say("own.blocked")));
  };
  return { designs, news, setNews, fault, act };
}

/** This browser's designs and Word files: saved, opened, renamed, copied and deleted. */
export function MyDesigns({ saving, file, onOpen }: MyDesignsProps) {
  const say = useSay();
  const { designs, news, setNews, fault, act } = useKeptDesigns();

  const open = async (kept: KeptDesign) => onOpen(await openKeptDesign(kept, AbortSignal.timeout(openingMs)));
  function openFile(chosen: File) {
    setNews(say("own.reading", { name: chosen.name }));
    act(async () => {
      await open(await readDesignFile(chosen, AbortSignal.timeout(openingMs)));
      return say("own.opened", { name: chosen.name });
    });
  }
  const openDropped = useEffectEvent(openFile);
  useEffect(() => {
    if (file) openDropped(file);
  }, [file]);

  return (
    <section className={styles.panel} aria-labelledby="my-designs">
      <h3 id="my-designs">{say("own.mine")}</h3>
      <p className="soft small">{say("own.mine.help")}</p>
      {saving && (
        <NameForm
          key={saving.start}
          label={saving.label}
          action={saving.action}
          start={saving.start}
          onName={(name) => act(async () => say("own.saved", { name: await saving.save(name) }))}
        />
      )}
      <DesignFileInput onFile={openFile} />
      <p role="status">{news}</p>
      {fault && <Notice kind="refusal">{fault}</Notice>}
      {designs.length > 0 && (
        <ul className={styles.list} aria-labelledby="my-designs">
          {designs.map((kept) => (
            <Item
              key={kept.name}
              kept={kept}
              taken={designs.map(({ name }) => name)}
              onAct={act}
              onOpen={() => act(() => open(kept))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function DesignFileInput({ onFile }: { onFile: (file: File) => void }) {
  const say = useSay();
  return (
    <Labelled label={say("own.saved.file")} help={say("own.saved.file.help")} error={null}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".rowpress"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) onFile(chosen);
            currentTarget.value = "";
          }}
        />
      )}
    </Labelled>
  );
}

interface ItemProps {
  kept: KeptDesign;
  taken: readonly string[];
  onAct: Act;
  onOpen: () => void;
}

function Item({ kept, taken, onAct, onOpen }: ItemProps) {
  const say = useSay();
  const { name } = kept;
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className={styles.item}>
      {isRenaming ? (
        <NameForm
          label={say("own.name")}
          action={say("own.rename")}
          start={name}
          taken={taken.filter((other) => other !== name)}
          onName={(next) => {
            setRenaming(false);
            onAct(() => renameDesign(kept, next));
          }}
        />
      ) : (
        <p dir="auto">
          <b>{name}</b>{" "}
          <span className="soft small">{"word" in kept ? say("docx.file") : designInWords(kept.design, say)}</span>
        </p>
      )}
      <ItemActions kept={kept} onAct={onAct} onOpen={onOpen} onRename={() => setRenaming(!isRenaming)} />
    </li>
  );
}

function ItemActions({ kept, onAct, onOpen, onRename }: Omit<ItemProps, "taken"> & { onRename: () => void }) {
  const say = useSay();
  const { name } = kept;
  const saveFile = () => onAct(async () => offerFile(await writeDesignFile(kept)));
  return (
    <div className={styles.actions}>
      <button className="link-button" type="button" aria-label={say("own.use.one", { name })} onClick={onOpen}>
        {say("own.use")}
      </button>
      <button className="link-button" type="button" onClick={onRename}>
        {say("own.rename")}
      </button>
      <button className="link-button" type="button" onClick={() => onAct(() => duplicateDesign(kept))}>
        {say("own.duplicate")}
      </button>
      <button className="link-button" type="button" onClick={saveFile}>
        {say("own.toFile")}
      </button>
      <ConfirmButton
        className="link-button"
        label={say("own.delete")}
        question={say("own.delete.question", { name })}
        confirm={say("own.delete.confirm")}
        onConfirm={() => onAct(() => removeDesign(name))}
      >
        {say("own.delete.what")}
      </ConfirmButton>
    </div>
  );
}
