import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { type JobId, JobIdSchema } from "#lib/contracts/ids.ts";

/**
 * The job that the address names; null where it names none, undefined until the page is alive. Only the browser reads
 * the address, so that the page's HTML is the same for every job.
 */
export function useJobId(): JobId | null | undefined {
  const pathname = usePathname();
  const isAlive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return isAlive ? (JobIdSchema.safeParse(pathname.split("/")[2]).data ?? null) : undefined;
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
