import { useEffect, useState } from "react";
import type { SessionId } from "#lib/contracts/ids.ts";
import type { NewDocument, StatusResponse } from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import { useHidden } from "../polling/use-hidden.ts";
import { readSession } from "../requests/api.ts";
import { ApiError, ConnectionError } from "../requests/api-error.ts";
import { createPageLoader, type PageLoader } from "./page-loader.ts";

export interface Thumbnail extends NewDocument {
  /** Its first page, an SVG. */
  page: string;
}

/**
 * Thumbnails of the documents that a job created last, highest rows first. Loaded one at a time while the job runs and
 * the tab is visible.
 */
export function useThumbnails(job: StatusResponse | undefined): Thumbnail[] {
  const [shown, setShown] = useState<Thumbnail[]>([]);
  const [loader, setLoader] = useState<PageLoader<NewDocument> | null>(null);
  const isHidden = useHidden();
  const sessionId = job?.sessionId;
  const newest = job?.newest;

  useEffect(() => {
    if (!sessionId) return;
    let isLeft = false;
    const load = async (made: NewDocument) => {
      const page = isLeft ? undefined : await firstPage(sessionId, made.row);
      if (!isLeft && page) setShown((before) => [{ ...made, page }, ...before].slice(0, limits.newestShown));
    };
    const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    setLoader(createPageLoader({ load, rest }));
    return () => {
      isLeft = true;
    };
  }, [sessionId]);

  useEffect(() => loader?.want(isHidden ? [] : (newest ?? [])), [loader, newest, isHidden]);
  // Of the new documents, the last one is loaded first.
  return shown.toSorted((one, other) => other.row - one.row);
}

/** Undefined on failure: the page's own requests report errors, and a missing thumbnail doesn't matter. */
async function firstPage(sessionId: SessionId, row: number): Promise<string | undefined> {
  try {
    const { preview } = await readSession({ sessionId, preview: { row } });
    return preview?.pages[0];
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectionError) return undefined;
    throw error;
  }
}
