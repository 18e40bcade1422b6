import type { MetadataRoute } from "next";

/** What visitors make is theirs alone. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/jobs/"] } };
}
