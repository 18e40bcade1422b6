/** The first page of a template in one style, on one paper, in one script. */
export interface Picture {
  template: string;
  variant: string;
  script: string;
  /** Relative to the page that shows it; null if the document could not be created. */
  path: string | null;
  faults: string[];
}

const style = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; background: #e7e7ea; color: #1c1d21 }
  section { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; margin-bottom: 3rem }
  figure { margin: 0; max-width: 30rem }
  img { display: block; width: 100%; background: white; box-shadow: 0 1px 6px #0004 }
  figcaption { padding-top: .4rem }
`;

/** A page that shows images side by side, one row for each template and look. */
export function picturesPage(pictures: readonly Picture[]): string {
  const rows = Map.groupBy(pictures, ({ template, variant }) => `${template}: ${variant}`);
  const sections = Array.from(
    rows,
    ([title, row]) => `<h2>${escaped(title)}</h2>\n<section>${row.map(figure).join("")}</section>`,
  );
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Templates</title>\n<style>${style}</style>\n${sections.join("\n")}\n`;
}

function figure({ script, path, faults }: Picture): string {
  const image = path === null ? "" : `<img src="${escaped(path)}" alt="" loading="lazy">`;
  return `\n<figure>${image}<figcaption>${escaped([script, ...faults].join(" · "))}</figcaption></figure>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
