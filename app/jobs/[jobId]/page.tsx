import type { Metadata } from "next";
import { siteFacts } from "#lib/generation/site-facts.ts";
import { requestLanguage } from "../../_site/request-language.ts";
import { JobView } from "./job-view.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestLanguage();
  return { title: say("job.title") };
}

/** The same page for every job: the browser reads the job's id from the address and asks for its status. */
export default async function Page() {
  const { retentionHours } = await siteFacts();
  return <JobView retentionHours={retentionHours} />;
}
