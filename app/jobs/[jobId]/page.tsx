import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { siteFacts } from "#lib/generation/site/site-facts.ts";
import { sharedStatusForPage, statusForPage } from "#lib/http/page-status.ts";
import { NeedsScript } from "../../_site/needs-script.tsx";
import { MessagesProvider } from "../../_site/words/messages-provider.tsx";
import { partsForJob } from "../../_site/words/page-message-parts.ts";
import { requestLanguage } from "../../_site/words/request-language.ts";
import { JobView } from "./job-view.tsx";
import { SharedView } from "./shared-view.tsx";

interface PageProps {
  params: Promise<{ jobId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestLanguage();
  return { title: say("job.title"), robots: { index: false, follow: false } };
}

/**
 * The job's current state for its visitor, or its documents for people who received its link. Everyone else gets a 404,
 * so no search engine can list it.
 */
export default async function Page({ params, searchParams }: PageProps) {
  const [{ jobId }, { share }, sent, { retentionHours }, { say }] = await Promise.all([
    params,
    searchParams,
    headers(),
    siteFacts(),
    requestLanguage(),
  ]);
  const serverNow = Date.now();
  const token = share === undefined ? null : String(share);
  const view =
    token === null ? (
      <JobView
        key={jobId}
        first={(await statusForPage(sent, jobId)) ?? notFound()}
        {...{ retentionHours, serverNow }}
      />
    ) : (
      <SharedView
        key={jobId}
        first={(await sharedStatusForPage(sent, jobId, token)) ?? notFound()}
        {...{ token, retentionHours, serverNow }}
      />
    );
  return (
    <MessagesProvider parts={partsForJob}>
      <NeedsScript page="job" say={say} />
      {view}
    </MessagesProvider>
  );
}
