import { useEffect, useState } from "react";
import useSWR from "swr";
import type { JobId } from "#lib/contracts/ids.ts";
import type { AnyStatus, ListedDocument } from "#lib/contracts/job.ts";
import { findDocuments } from "../requests/documents-api.ts";

/** Long enough to wait for the end of a burst of keys. */
const restMs = 150;

export interface FoundDocuments {
  documents: ListedDocument[];
  count: number;
}

/**
 * The documents of a finished job whose names contain the words of `text`. While it changes, the previous result.
 * @param listed a status that may list the first documents
 * @param token of the job's link, for people who received it
 */
export function useFoundDocuments(
  jobId: JobId | null,
  text: string,
  listed: AnyStatus,
  token: string | null = null,
): { found: FoundDocuments | undefined; error: Error | undefined } {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setAsked, restMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  const known = asked.trim() === "" && listed.status === "succeeded" ? foundIn(listed) : undefined;
  const { data, error } = useSWR<FoundDocuments, Error, Asked | null>(jobId && [jobId, asked.trim(), token], find, {
    ...(known && { fallbackData: known, revalidateOnMount: false }),
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return { found: data, error };
}

type Asked = [jobId: JobId, text: string, token: string | null];

async function find([jobId, text, token]: Asked): Promise<FoundDocuments> {
  return foundIn(await findDocuments(jobId, text, token));
}

function foundIn({ documents = [], documentsFound = 0 }: AnyStatus): FoundDocuments {
  return { documents, count: documentsFound };
}
