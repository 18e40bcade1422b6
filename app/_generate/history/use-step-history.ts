import { useEffect } from "react";

/**
 * Adds an entry to the browser's history when the visitor first acts in a later step, so that back and forward move
 * between the steps.
 */
export function useStepHistory(): void {
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const act = ({ target }: Event) => {
      const step = stepOf(target);
      if (step <= stepInUrl()) return;
      const { pathname, search } = window.location;
      window.history.pushState(null, "", `${pathname}${search}#step-${step}`);
    };
    document.addEventListener("click", act, { signal, capture: true });
    document.addEventListener("input", act, { signal, capture: true });
    // After the browser has restored the scroll position, which is that of the later step.
    const show = () => requestAnimationFrame(() => requestAnimationFrame(() => showStep()));
    window.addEventListener("popstate", show, { signal });
    if (stepInUrl() > 1) show();
    return () => left.abort();
  }, []);
}

/** The step of a control; 0 if it has none. */
function stepOf(target: EventTarget | null): number {
  const controls = "a, button, input, label, select, summary, textarea";
  const control = target instanceof Element ? target.closest(controls) : null;
  const step = control?.closest("section[aria-labelledby^=step-]");
  return step ? Number(step.getAttribute("aria-labelledby")?.slice("step-".length)) : 0;
}

/** 0 if the URL isn't that of a step. */
function stepInUrl(): number {
  const { hash, pathname } = window.location;
  if (pathname !== "/") return 0;
  return hash === "" ? 1 : Number(/^#step-([1-5])$/.exec(hash)?.[1] ?? 0);
}

function showStep() {
  const heading = document.getElementById(`step-${stepInUrl()}`);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
