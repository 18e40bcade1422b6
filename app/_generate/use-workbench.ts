import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { changeSession, closeSession, createSession, startGeneration } from "#lib/client/api.ts";
import { isPassing } from "#lib/client/api-error.ts";
import type { SessionChanges } from "#lib/client/session-changes.ts";
import { uploadFile } from "#lib/client/upload-file.ts";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";
import { useSpeech } from "../_site/say.tsx";
import { type Again, jobInUrl, readAgain } from "./again/again.ts";
import { othersOf } from "./again/others.ts";
import { readSample } from "./file/sample.ts";
import { firstLocale } from "./output/locales.ts";
import { openSessionSender, type SessionSender } from "./session-sender.ts";
import { keepSessionInUrl, sessionInUrl } from "./session-url.ts";
import { useOpenParts } from "./use-open-parts.ts";
import { usePreflight } from "./use-preflight.ts";
import { emptyWorkbench, isSessionOver, workbenchReducer } from "./workbench-state.ts";

/** All that the page of five steps knows and can do; a session's state is the server's, and each answer replaces it. */
export function useWorkbench(firstTemplate: string) {
  const [state, dispatch] = useReducer(workbenchReducer, firstTemplate, emptyWorkbench);
  const sender = useRef<SessionSender | null>(null);
  const transfer = useRef<AbortController | null>(null);
  const template = useRef(firstTemplate);
  const [again, setAgain] = useState<Again | null>(null);
  const { parts, loadParts } = useOpenParts();
  const router = useRouter();
  const { language } = useSpeech();

  function open(session: SessionResponse, isSample: boolean) {
    leave();
    if (session.state === "closed") return;
    if (session.state === "open") sender.current = openSessionSender(session, dispatch, fail);
    template.current = session.template.id;
    dispatch({ type: "opened", session, isSample });
    keepSessionInUrl(session.sessionId);
  }

  function leave() {
    sender.current?.stop();
    sender.current = null;
    keepSessionInUrl(null);
  }

  function fail(during: "file" | "unsaved" | "start", error: unknown) {
    if (during !== "file" && isSessionOver(error)) leave();
    dispatch({ type: "failed", during, error });
  }

  async function takeFile(filename: string, read: () => File | Promise<File>, isSample: boolean) {
    transfer.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    transfer.current = controller;
    dispatch({ type: "sending", filename });
    try {
      const file = await read();
      const onProgress = (part: number) => dispatch({ type: "sent", part });
      const { uploadId } = await uploadFile(file, { signal, onProgress, asSheet: true });
      const locale = firstLocale(language, navigator.language);
      const output = locale ? { locale } : {};
      // What is sent again keeps the language that its documents had.
      const first = isSample || !again ? { output } : { failedIn: again.jobId };
      const preview = { row: again?.row ?? 1 };
      const request = { uploadId, template: template.current, ...first, preview };
      const [session] = await Promise.all([createSession(request), loadParts()]);
      if (!signal.aborted) open(session, isSample);
    } catch (error) {
      if (!signal.aborted) fail("file", error);
    }
  }

  function change(changes: SessionChanges) {
    dispatch({ type: "changed", changes });
    sender.current?.add(changes);
    // A row is asked for by a click, which is not one of a burst of keys.
    if (changes.preview) void sender.current?.flush();
  }

  function trySample() {
    const id = template.current;
    return takeFile(`${id}.csv`, () => readSample(id), true);
  }

  function chooseTemplate(id: string) {
    template.current = id;
    dispatch({ type: "templateChosen", template: id });
    if (state.isSample) return void trySample();
    if (sender.current) change({ template: id });
  }

  async function start(sessionId: SessionId) {
    dispatch({ type: "starting" });
    try {
      // What is typed last must be in the documents; where it is refused, the sender has said so.
      if (sender.current && !(await sender.current.flush())) return;
      const { jobId } = await startGeneration(sessionId);
      router.push(`/jobs/${jobId}`);
    } catch (error) {
      fail("start", error);
    }
  }

  async function startOver(session: SessionResponse) {
    try {
      if (session.state === "open") await closeSession(session.sessionId);
      leave();
      setAgain(null);
      dispatch({ type: "cleared" });
    } catch (error) {
      fail(isSessionOver(error) ? "unsaved" : "file", error);
    }
  }

  async function comeAgain(jobId: JobId) {
    try {
      const before = await readAgain(jobId);
      template.current = before.template;
      dispatch({ type: "templateChosen", template: before.template });
      setAgain(before);
    } catch (error) {
      fail("unsaved", error);
    }
  }

  async function makeOthers(before: SessionResponse) {
    dispatch({ type: "sending", filename: before.filename });
    dispatch({ type: "sent", part: 1 });
    try {
      const [session] = await Promise.all([createSession(othersOf(before)), loadParts()]);
      open(session, false);
    } catch (error) {
      // A sheet that is gone must be brought again, which is said where that is done.
      fail(isPassing(error) ? "unsaved" : "file", error);
    }
  }

  async function resume() {
    const jobId = jobInUrl();
    if (jobId) return comeAgain(jobId);
    const started = sessionInUrl("from");
    const sessionId = started ?? sessionInUrl();
    if (!sessionId) return;
    try {
      if (started) return await makeOthers(await changeSession({ sessionId }));
      const [session] = await Promise.all([changeSession({ sessionId, preview: { row: 1 } }), loadParts()]);
      open(session, false);
    } catch (error) {
      fail("unsaved", error);
    }
  }
  const arrive = useEffectEvent(resume);
  useEffect(() => void arrive(), []);
  usePreflight(
    state,
    (session) => dispatch({ type: "checked", session }),
    (error) => fail("unsaved", error),
  );

  return {
    state,
    again,
    /** What shows an open session: there whenever there is one. */
    parts,
    takeFile: (file: File) => takeFile(file.name, () => file, false),
    refuseFile: (message: string) => fail("file", new Error(message)),
    trySample,
    chooseTemplate,
    change,
    retry: () => void (sender.current ? sender.current.flush() : resume()),
    start,
    startOver,
    makeOthers,
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;
