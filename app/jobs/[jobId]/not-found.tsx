import { siteFacts } from "#lib/generation/site/site-facts.ts";
import { MessagesProvider } from "../../_site/words/messages-provider.tsx";
import { partsForJob } from "../../_site/words/page-message-parts.ts";
import { JobEnd } from "./_outcome/job-end.tsx";

export default async function NotFound() {
  const { retentionHours } = await siteFacts();
  return (
    <MessagesProvider parts={partsForJob}>
      <JobEnd kind="gone" retentionHours={retentionHours} />
    </MessagesProvider>
  );
}
