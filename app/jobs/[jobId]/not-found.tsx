import { siteFacts } from "#lib/generation/site/site-facts.ts";
import { saidByJob } from "../../_site/words/said-parts.ts";
import { SpokenParts } from "../../_site/words/spoken-parts.tsx";
import { JobEnd } from "./_outcome/job-end.tsx";

export default async function NotFound() {
  const { retentionHours } = await siteFacts();
  return (
    <SpokenParts parts={saidByJob}>
      <JobEnd kind="gone" retentionHours={retentionHours} />
    </SpokenParts>
  );
}
