import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { siteFacts } from "#lib/generation/site/site-facts.ts";
import { statusForPage } from "#lib/http/page-status.ts";
import { NeedsScript } from "../../_site/needs-script.tsx";
import { requestLanguage } from "../../_site/request-language.ts";
import { saidByJob } from "../../_site/said-parts.ts";
import { SpokenParts } from "../../_site/spoken-parts.tsx";
import { JobView } from "./job-view.tsx";

interface PageProps {
  params: Promise<{ jobId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestLanguage();
  return { title: say("job.title") };
}

/** The job's current state, for its visitor; everyone else gets a 404, so no search engine can list it. */
export default async function Page({ params }: PageProps) {
  const [{ jobId }, sent, { retentionHours }, { say }] = await Promise.all([
    params,
    headers(),
    siteFacts(),
    requestLanguage(),
  ]);
  const first = (await statusForPage(sent, jobId)) ?? notFound();
  return (
    <SpokenParts parts={saidByJob}>
      <NeedsScript page="job" say={say} />
      <JobView key={jobId} first={first} serverNow={Date.now()} retentionHours={retentionHours} />
    </SpokenParts>
  );
}
