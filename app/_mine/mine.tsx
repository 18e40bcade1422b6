"use client";

import { type ComponentType, useEffect, useState } from "react";
import { hasKept } from "#lib/client/kept-names.ts";
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
    // Without its code there is no list; the page's work goes on.
    import("./mine-list.tsx").then(({ MineList }) => setList({ List: MineList })).catch(() => {});
  }, []);
  return list && <list.List templates={templates} />;
}
