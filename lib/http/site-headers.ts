import { contentPolicy } from "./content-policy.ts";

export interface SiteHeader {
  key: string;
  value: string;
}

/** On every answer. */
export const siteHeaders: SiteHeader[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** Two years, as https://hstspreload.org asks; browsers heed it over https alone. */
export const strictTransport: SiteHeader = {
  key: "Strict-Transport-Security",
  value: "max-age=63072000; includeSubDomains",
};

/** What is no page has no inline scripts; `proxy.ts` gives pages a policy with a nonce. */
export const policyOfFiles: SiteHeader = { key: "Content-Security-Policy", value: contentPolicy(null, null) };
