import { useEffect } from "react";

/** The tab's title while this page is open; the router sets its own for the next one. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
