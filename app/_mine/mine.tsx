"use client";

import { type ComponentType, useEffect, useState } from "react";
import { hasKept } from "#lib/client/kept-by-browser.ts";
import type { TemplateCard } from "#lib/messages/template-words.ts";

interface MineProps {
  templates: readonly TemplateCard[];
}

/** What this browser keeps for its visitor: jobs and setups, unless the page goes on with one of them. Nothing of it is loaded for those who have none. */
export function Mine({ templates }: MineProps) {
  const [list, setList] = useState<{ List: ComponentType<MineProps> } | null>(null);
  useEffect(() => {
    const { searchParams } = new URL(window.location.href);
    const goesOn = ["session", "from", "again"].some((name) => searchParams.has(name));
    if (goesOn || !hasKept()) return;
    import("./mine-list.tsx").then(
      ({ MineList }) => setList({ List: MineList }),
      // The page's work goes on without the list, and a reload brings it: a notice would stand above everything else.
      (cause) => console.warn("The list of jobs could not be loaded", cause),
    );
  }, []);
  return list && <list.List templates={templates} />;
}
