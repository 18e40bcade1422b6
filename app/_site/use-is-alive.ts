import { useSyncExternalStore } from "react";

/** False in the server's HTML and until hydration: for what only the browser knows, such as the time zone. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
