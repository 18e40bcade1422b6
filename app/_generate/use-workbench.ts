import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import * as corrected from "#lib/client/changes/corrected-sessions.ts";
import * as kept from "#lib/client/changes/kept-changes.ts";
import * as api from "#lib/client/requests/api.ts";
import { timeLimitsMs } from "#lib/client/requests/time-limits.ts";
import { uploadFile } from "#lib/client/uploads/upload-file.ts";
import { useSpeech } from "../_site/words/say.tsx";
import { jobInUrl, readAgain } from "./again/again.ts";
import { readSample } from "./file/sample.ts";
import { isTyping } from "./history/is-typing.ts";
import { useOpenParts } from "./use-open-parts.ts";
import { isHere, keepSessionInUrl, limitsInUrl, sessionInUrl } from "./workbench/session-url.ts";
import { createWorkbenchStore } from "./workbench/workbench-store.ts";

const address = { isHere, jobInUrl, sessionInUrl, limitsInUrl, keepSessionInUrl };

/** This page's workbench, which lives as long as the page. */
export function useWorkbench(firstTemplate: string) {
  const { parts, loadParts } = useOpenParts();
  const router = useRouter();
  const { language } = useSpeech();
  const lateForJob = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [bench] = useState(() =>
    createWorkbenchStore(firstTemplate, {
      ...{ api, kept, corrected, address, uploadFile, readAgain, loadParts },
      readSample: (template, signal) => readSample(language, template, signal),
      showJob(jobId) {
        const path = `/jobs/${jobId}`;
        router.push(path);
        // The router would wait forever; a full navigation retries and shows its progress.
        lateForJob.current = setTimeout(() => window.location.assign(path), timeLimitsMs.own);
      },
      isTyping,
      firstLocale: async () => (await loadParts()).firstLocale(language, navigator.language),
    }),
  );
  const state = useSyncExternalStore(bench.subscribe, bench.getState, bench.getState);
  useEffect(() => {
    const left = new AbortController();
    window.addEventListener("pagehide", bench.sendLast, { signal: left.signal });
    window.addEventListener("online", bench.goOnline, { signal: left.signal });
    window.addEventListener("popstate", bench.travel, { signal: left.signal });
    // A page restored from the back/forward cache is unchanged, but its session may have changed.
    window.addEventListener("pageshow", ({ persisted }) => persisted && bench.arrive(), { signal: left.signal });
    bench.arrive();
    return () => {
      left.abort();
      clearTimeout(lateForJob.current);
      bench.leavePage();
    };
  }, [bench]);
  /** `parts`: the components of an open session, loaded whenever there is a session, or by `loadParts`. */
  return { ...bench, state, parts, loadParts };
}
