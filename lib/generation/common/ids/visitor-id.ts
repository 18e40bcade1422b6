import type { z } from "zod";

/**
 * The owner of stored data: the hash of a cookie's secret. Every function that reads or changes a visitor's rows takes
 * one. The brand keeps other ids from being passed instead.
 */
export type VisitorId = string & { readonly [z.core.$brand]?: { VisitorId: true } };
