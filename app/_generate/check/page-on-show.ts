import { type RefObject, useRef, useState } from "react";

export interface PageOnShow {
  bench: RefObject<HTMLElement | null>;
  /** From 1. */
  page: number;
  show: (page: number) => void;
  onScroll: () => void;
}

/** Which of the preview's pages is in its scrolling frame: the last one that begins above the frame's middle. */
export function usePageOnShow(pages: number): PageOnShow {
  const bench = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);

  function onScroll() {
    const { current } = bench;
    if (!current) return;
    const isAtEnd = current.scrollTop + current.clientHeight >= current.scrollHeight - 1;
    const middle = current.getBoundingClientRect().top + current.clientHeight / 2;
    const begun = [...current.children].filter((each) => each.getBoundingClientRect().top <= middle).length;
    setPage(isAtEnd ? pages : Math.max(1, begun));
  }

  function show(wanted: number) {
    const { current } = bench;
    const target = current?.children[wanted - 1];
    if (!current || !target) return;
    const above = Number.parseFloat(getComputedStyle(current).paddingBlockStart);
    current.scrollBy({ top: target.getBoundingClientRect().top - current.getBoundingClientRect().top - above });
    setPage(wanted);
  }

  return { bench, page: Math.min(page, pages), show, onScroll };
}
