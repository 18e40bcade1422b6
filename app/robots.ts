import type { MetadataRoute } from "next";

/**
 * A job's page is private to its visitor. Crawlers may request it all the same: they must see the 404, or they may list
 * the URL.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: ["/api/"] } };
}
