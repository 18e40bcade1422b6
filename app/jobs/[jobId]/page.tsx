import type { Metadata } from "next";
import { siteFacts } from "#lib/generation/site-facts.ts";
import { JobView } from "./job-view.tsx";

export const metadata: Metadata = { title: "Your documents" };

/** The same page for every job: the browser reads the job's id from the address and asks for its status. */
export default async function Page() {
  const { retentionHours } = await siteFacts();
  return <JobView retentionHours={retentionHours} />;
}
