import type { z } from "zod";

/**
 * Who owns what is stored: the hash of a cookie's secret. Every function that reads or changes a visitor's rows takes one,
 * in a place where no id of anything else fits.
 */
export type VisitorId = string & { readonly [z.core.$brand]?: { VisitorId: true } };
