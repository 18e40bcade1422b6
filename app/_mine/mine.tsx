"use client";

import { type ComponentType, useEffect, useState } from "react";
import { hasKept } from "#lib/client/kept-by-browser.ts";
import type { TemplateCard } from "#lib/messages/template-words.ts";

interface MineProps {
  templates: readonly TemplateCard[];
}

/** This browser's jobs and setups, unless the page continues one of them. Its code is only loaded if there are some. */
export function Mine({ templates }: MineProps) {
  const [list, setList] = useState<{ List: ComponentType<MineProps> } | null>(null);
  useEffect(() => {
    const { searchParams } = new URL(window.location.href);
    const isContinued = ["session", "from", "again"].some((name) => searchParams.has(name));
    if (isContinued || !hasKept()) return;
    import("./mine-list.tsx").then(
      ({ MineList }) => setList({ List: MineList }),
      // The page works without the list, and a reload tries again. A notice would be the first thing on the page.
      (cause) => console.warn("The list of jobs could not be loaded", cause),
    );
  }, []);
  return list && <list.List templates={templates} />;
}
