import { contentPolicy } from "./content-policy.ts";

export interface SiteHeader {
  key: string;
  value: string;
}

/** For every response. */
export const siteHeaders: SiteHeader[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** Two years, as https://hstspreload.org requires; browsers only respect it over https. */
export const strictTransport: SiteHeader = {
  key: "Strict-Transport-Security",
  value: "max-age=63072000; includeSubDomains",
};

/** For everything but pages: no inline scripts. `proxy.ts` gives pages a policy with a nonce. */
export const policyOfFiles: SiteHeader = { key: "Content-Security-Policy", value: contentPolicy(null, null) };
