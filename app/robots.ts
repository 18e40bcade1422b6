import type { MetadataRoute } from "next";

/** A job's page is there for its visitor alone; that it is missing, an engine must be let see, or it may list the address. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: ["/api/"] } };
}
