/**
 * The rooms of the code: each folder, and the only rooms and packages that its files may import. Tests and fixtures may
 * import anything. `npm run check` enforces this list, and that imports, including those of types, have no circles.
 * docs/architecture.md says what each room is for.
 *
 * A name with a slash is a single file of a room. `node` stands for Node's built-in modules.
 */
export const rooms: Readonly<Record<string, string>> = {
  app: "client contracts messages site/site-facts.ts http/page-status.ts next react react-dom",
  "app/api": "http uploads sessions jobs downloads container common contracts messages",
  "lib/client": "contracts react swr zod @vercel/blob",
  "lib/http": "jobs downloads records storage container common contracts messages lib node next zod @fastify/busboy",
  "lib/contracts": "zod",
  "lib/messages": "contracts zod",
  "lib/telemetry": "@opentelemetry",
  lib: "contracts node zod",
  site: "container jobs uploads designs templates common contracts telemetry lib node",
  container: "database queue storage workers templates common lib node",
  jobs: "jobs/steps sessions downloads quotas records records/everyone workers queue storage database templates mapping container common contracts messages telemetry lib node",
  "jobs/steps":
    "orders records records/everyone workers queue database storage archive mapping templates container common contracts messages telemetry lib node zod",
  sessions:
    "orders uploads quotas records workers storage designs designs/pages word mapping templates container common contracts messages telemetry lib node",
  designs: "designs/pages mapping templates formats common contracts messages lib node zod",
  "designs/pages": "archive typesetting mapping pictures formats common contracts messages node zod @hyzyla/pdfium",
  orders: "workers records storage pictures common messages",
  downloads: "records storage archive container common contracts messages telemetry",
  uploads:
    "quotas records workers storage word spreadsheet designs designs/pages pictures container common contracts messages telemetry node",
  quotas: "records records/everyone database container common messages lib node",
  "records/everyone": "records database mapping common contracts telemetry lib zod",
  records: "database designs/pages word mapping pictures templates common contracts messages telemetry lib node zod",
  workers:
    "typesetting archive fonts designs designs/pages word mapping templates pictures spreadsheet formats common contracts messages lib node zod",
  typesetting: "archive mapping templates pictures contracts node @myriaddreamin/typst-ts-node-compiler",
  fonts: "archive common contracts messages node",
  word: "fonts formats templates contracts node zod",
  mapping: "templates spreadsheet common contracts messages zod bwip-js qr",
  templates: "common contracts messages node zod",
  spreadsheet: "pictures formats common contracts messages node iconv-lite numfmt",
  pictures: "formats common contracts messages node zod sharp",
  formats: "common messages node iconv-lite yauzl",
  archive: "node",
  queue: "database common contracts lib node zod pg-boss",
  storage: "common contracts messages lib node zod @vercel/blob aws4fetch",
  database: "common messages lib node zod pg",
  common: "contracts messages lib node zod",
};
