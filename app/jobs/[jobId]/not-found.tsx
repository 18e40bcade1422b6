import { siteFacts } from "#lib/generation/site/site-facts.ts";
import { saidByJob } from "../../_site/said-parts.ts";
import { SpokenParts } from "../../_site/spoken-parts.tsx";
import { JobEnd } from "./job-end.tsx";

export default async function NotFound() {
  const { retentionHours } = await siteFacts();
  return (
    <SpokenParts parts={saidByJob}>
      <JobEnd kind="gone" retentionHours={retentionHours} />
    </SpokenParts>
  );
}
