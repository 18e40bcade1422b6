import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { DocumentPages } from "./split.ts";

/** For tests: documents with everything that templates use, typeset in a single compile. */
export interface SampleRecord {
  name: string;
  /** Pages after the first. */
  morePages: number;
}

export interface SampleBatch {
  pdf: Uint8Array;
  documents: DocumentPages[];
}

const fonts = ["eb-garamond", "inter"].map((name) =>
  fileURLToPath(new URL(`../../../../node_modules/@expo-google-fonts/${name}`, import.meta.url)),
);
const workspace = fileURLToPath(new URL(".", import.meta.url));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fonts }] });

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="g"><stop stop-color="red"/>
  <stop offset="1" stop-opacity="0"/></linearGradient><circle cx="4" cy="4" r="4" fill="url(#g)" opacity="0.8"/></svg>`;

const source = `
#let records = json("records.json")
#set document(title: "The whole batch", description: "12 0 R")
#set text(font: "EB Garamond", lang: "en")
#set page(width: 120mm, height: 160mm, numbering: "1")
#for (index, record) in records.enumerate() {
  if index > 0 { pagebreak() }
  counter(page).update(1)
  counter(footnote).update(0)
  counter(figure.where(kind: table)).update(0)
  [= #record.name #label("start" + str(index))]
  [Has *done* it (12 0 R), see #link("https://example.com/a(b)")[the site]#footnote[A note.].]
  image(bytes(record.logo), format: "svg", alt: "Logo ) /Pg 3 0 R (", width: 2cm)
  figure(table(columns: 2, table.header[Item][Price], [Tea], [3], [Milk], []), caption: [Prices])
  list[one][two #text(font: "Inter", lang: "de")[zwei]]
  rect(width: 1cm, height: 1cm, fill: gradient.linear(red, blue.transparentize(50%)))
  link(label("start" + str(index)))[up]
  link((page: 1, x: 0pt, y: 0pt))[first page]
  for page in range(record.morePages) { pagebreak(); [== More of #record.name]; lorem(30) }
}`;

/** One PDF with a document per record, and the number of pages of each. */
export function sampleBatch(records: SampleRecord[], standard: "ua-1" | "a-3a" = "ua-1"): SampleBatch {
  compiler.mapShadow(
    `${workspace}records.json`,
    Buffer.from(JSON.stringify(records.map((each) => ({ ...each, logo })))),
  );
  const documents = records.map(({ name, morePages }) => ({ title: name, pages: 1 + morePages }));
  return { pdf: typeset(source, standard), documents };
}

/** Compiles any Typst source to a PDF; throws the engine's errors. */
export function typeset(mainFileContent: string, standard: "ua-1" | "a-3a" = "ua-1"): Uint8Array {
  const { result } = compiler.compile({ mainFileContent });
  if (!result) throw new Error("The engine refused the sample");
  return compiler.pdf(result, { pdfStandard: standard, creationTimestamp: 1_795_255_200 });
}
