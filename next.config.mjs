/** Read by path at run time, by worker processes that no bundler sees: a standalone build must bring them along. */
const startedByPath = [
  "./lib/**/*.ts",
  "./lib/generation/**/*.{json,typ,conf}",
  "./node_modules/@expo-google-fonts/**/*.ttf",
  "./node_modules/{iconv-lite,numfmt,qr,safer-buffer,yauzl,pend,buffer-crc32,zod}/**/*",
  "./node_modules/@myriaddreamin/**/*",
];

/** Inline scripts are Next's own; what they may load and where they may send is this site alone. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const headers = [
  // The development server evaluates code, and its socket is no part of the site.
  ...(process.env.NODE_ENV === "production" ? [{ key: "Content-Security-Policy", value: policy }] : []),
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
];

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["@fastify/busboy"],
  outputFileTracingIncludes: { "/*": startedByPath },
  headers: async () => [{ source: "/:path*", headers }],
};
