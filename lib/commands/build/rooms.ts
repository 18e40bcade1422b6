/**
 * The rooms of the code: each folder, what it is for, and the only rooms and packages that its files may import. Tests and
 * fixtures may import anything. `npm run check` holds this list, and that no imports, those of types included, go in circles.
 *
 * A name with a slash is a single file of a room. `node` stands for what Node brings along.
 */
export const rooms: readonly (readonly [folder: string, purpose: string, imports: string])[] = [
  [
    "app",
    "pages and their components",
    "client contracts messages site/site-facts.ts http/page-status.ts next react react-dom",
  ],
  [
    "app/api",
    "one thin route handler for each endpoint",
    "http uploads sessions jobs downloads container common contracts messages",
  ],
  ["lib/client", "calls of the endpoints, and hooks that follow them", "contracts react swr zod @vercel/blob"],
  [
    "lib/http",
    "what endpoints share: visitor, body, errors, ranges, rates",
    "jobs downloads records storage container common contracts messages lib node next zod @fastify/busboy",
  ],
  ["lib/contracts", "schemas of every request and response, limits, error codes", "zod"],
  ["lib/messages", "what pages, the server and documents say, a file for each language", "contracts zod"],
  ["lib/telemetry", "spans and metrics, and where they are sent", "@opentelemetry"],
  ["lib", "settings, the log, and signals to end", "contracts node zod"],
  [
    "site",
    "the start of a site's process, and what its pages say of it",
    "container jobs templates common contracts telemetry lib node",
  ],
  [
    "container",
    "the composition root: it alone names the adapters",
    "database queue storage workers templates common lib node",
  ],
  [
    "jobs",
    "a job's start and status, the runner that works on jobs, and the sweep",
    "jobs/steps sessions downloads quotas records records/everyone workers queue storage database templates mapping container common contracts messages telemetry lib node",
  ],
  [
    "jobs/steps",
    "the steps of a job: plan, render, finish",
    "orders records records/everyone workers queue database storage archive mapping templates container common contracts messages telemetry lib node zod",
  ],
  [
    "sessions",
    "a sheet, a template and every choice about them; the preflight",
    "orders uploads quotas records workers storage mapping templates container common contracts messages telemetry lib node",
  ],
  [
    "orders",
    "what documents are made from, lent to worker processes as local files",
    "workers records storage pictures common messages",
  ],
  [
    "downloads",
    "results, single documents, and their names",
    "records storage archive container common contracts messages telemetry",
  ],
  [
    "uploads",
    "files as they arrive: accepted, read once, kept as tables and pictures",
    "quotas records workers storage spreadsheet pictures container common contracts messages telemetry node",
  ],
  [
    "quotas",
    "how much a visitor, an address and the site may have at once",
    "records records/everyone database container common contracts messages lib node",
  ],
  [
    "records/everyone",
    "SQL for the job runner, the sweep and quotas: on rows whoever they belong to",
    "records database mapping common contracts telemetry lib zod",
  ],
  [
    "records",
    "one file for each table: its rows, and its SQL for a visitor's requests",
    "database mapping pictures templates common contracts messages telemetry lib node zod",
  ],
  [
    "workers",
    "the pool, the worker program and its tasks",
    "typesetting archive mapping templates pictures spreadsheet formats common contracts messages lib node zod",
  ],
  [
    "typesetting",
    "documents to pages, with fonts and their widths",
    "mapping templates pictures contracts node @myriaddreamin/typst-ts-node-compiler",
  ],
  [
    "mapping",
    "which column is which field; rows to typed values; names of files",
    "templates spreadsheet common contracts messages zod bwip-js qr",
  ],
  ["templates", "a folder for each template, and the catalogue that finds them", "common contracts messages node zod"],
  [
    "spreadsheet",
    "bytes to columns and rows, as a stream",
    "pictures formats common contracts messages node iconv-lite numfmt",
  ],
  [
    "pictures",
    "photos and drawings to a pack of upright, small ones",
    "formats common contracts messages node zod sharp",
  ],
  ["formats", "what a file is, and what wraps it", "common messages node iconv-lite yauzl"],
  ["archive", "ZIP segments that concatenate; PDFs split and merged", "node"],
  ["queue", "a port and its adapters: what to work on next", "database common contracts lib node zod pg-boss"],
  [
    "storage",
    "a port and its adapters: files, on a disk or in a store",
    "common contracts messages lib node zod @vercel/blob aws4fetch",
  ],
  ["database", "a port and its adapters: statements and migrations", "common messages lib node zod pg"],
  ["common", "ids, errors and small helpers that many rooms need", "contracts messages lib node zod"],
];
