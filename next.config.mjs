import { workerPackages } from "./lib/commands/build/worker-packages.mjs";
import { designFonts, fontFamilies } from "./lib/generation/typesetting/font-files.ts";
import { policyOfFiles, siteHeaders, strictTransport } from "./lib/http/site-headers.ts";

const isOfFonts = (folder) => /^node_modules\/(@expo-google-fonts|@embedpdf)\//.test(folder);

/** Read by path at run time, by worker processes that no bundler sees: a standalone build must bring them along. */
const startedByPath = [
  "./lib/**/*.ts",
  "./lib/generation/**/*.{json,typ,conf}",
  ...[...fontFamilies("."), ...designFonts(".").values()].flat(),
  // For fonts that a visitor's PDF names without embedding them: lib/generation/designs/pages/content/substitutes.ts.
  "./node_modules/@expo-google-fonts/{arimo,tinos,cousine}/{400Regular,700Bold}{,_Italic}/*.ttf",
  // Of the fonts' packages, only the files above: 110 MB instead of 293.
  ...workerPackages()
    .filter((folder) => !isOfFonts(folder))
    .map((folder) => `${folder}/**/*.{js,cjs,mjs,json,node,wasm,dylib,dll,so.*}`),
];

/** With Vercel Blob, browsers send their files there; `NEXT_PUBLIC_VERCEL_BLOB_API_URL` is its library's setting. */
const sendsToBlob = Boolean(process.env.BLOB_READ_WRITE_TOKEN);
const blobOrigin = new URL(process.env.NEXT_PUBLIC_VERCEL_BLOB_API_URL || "https://vercel.com/api/blob").origin;

const isProduction = process.env.NODE_ENV === "production";

/** All that `proxy.ts` leaves out: endpoints, what Next serves by itself, and files. */
const noPage = "/((?:api|_next)/.*|api|.*\\.[a-z0-9]+)";
const isHttps = [{ type: "header", key: "x-forwarded-proto", value: "https" }];

/** Vercel compresses by itself; what a development server sends changes all the time. */
const ownCompression = isProduction && !process.env.VERCEL;
const script = {
  source: "/_next/static/chunks/:path*.js",
  has: [{ type: "header", key: "accept-encoding", value: ".*\\bbr\\b.*" }],
};

/** See lib/commands/build/finish-scripts.mjs. Next has this folder cached forever, because the names are hashes. */
const compressedScripts = {
  ...script,
  headers: [
    { key: "Content-Encoding", value: "br" },
    { key: "Content-Type", value: "application/javascript; charset=UTF-8" },
    { key: "Vary", value: "Accept-Encoding" },
  ],
};

/** @type {import("next").NextConfig} */
export default {
  // See lib/commands/standalone.mjs.
  ...(process.env.STANDALONE ? { output: "standalone" } : {}),
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: Boolean(process.env.SKIP_TYPES) },
  serverExternalPackages: ["@fastify/busboy", "@vercel/blob", "aws4fetch", "pg", "pg-boss"],
  outputFileTracingIncludes: { "/*": startedByPath },
  // Where pages may send files is fixed with the build.
  env: { ROWPRESS_DIRECT_UPLOADS: sendsToBlob ? "on" : "off", ROWPRESS_STORE_ORIGIN: sendsToBlob ? blobOrigin : "" },
  images: { unoptimized: true },
  headers: async () => [
    { source: "/:path*", headers: siteHeaders },
    { source: "/:path*", has: isHttps, headers: [strictTransport] },
    ...(isProduction ? [{ source: noPage, headers: [policyOfFiles] }] : []),
    ...(ownCompression ? [compressedScripts] : []),
  ],
  rewrites: async () => ({ beforeFiles: ownCompression ? [{ ...script, destination: `${script.source}.br` }] : [] }),
};
