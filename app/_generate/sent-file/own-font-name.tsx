import { useEffect, useState } from "react";
import { findFile } from "#lib/client/setups/setup-store.ts";

/** The name of the file of a visitor's font, if this browser has it; else `unknown`. */
export function OwnFontName({ font, unknown }: { font: string; unknown: string }) {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    findFile(font).then(
      (file) => setName(file?.name.replace(/\.\w+$/, "") ?? null),
      () => setName(null),
    );
  }, [font]);
  return <span>{name ?? unknown}</span>;
}
