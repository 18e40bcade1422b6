import { type Design, DesignSchema } from "#lib/contracts/designs/design.ts";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import { AppError } from "../../common/errors/app-error.ts";

export const refusedWith = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

export const visitor = "designer";

/** A third of a point, in millimetres. */
const near = 0.3 * (25.4 / 72);
export const isNear = (one: number, other: number) => Math.abs(one - other) <= near;

export const design = (elements: object[], pages: object[] = [{ width: 210, height: 297 }]): Design =>
  DesignSchema.parse({ version: 1, pages, elements });

const names = ["Zoë Müller", "Łukasz Żółć", "Ελένη Μαυρίδη", "Ann Lee", "Bo"];
export const nameOf = (index: number) => `${names[index % 5]} ${index + 1}`;
export const rows = Array.from(
  { length: 50 },
  (_, index) => `${nameOf(index)},${1_000 + index},${index % 2 ? "Acme" : ""}`,
);
/** 50 rows. */
export const sheet = ["First name,Points,Company", ...rows].join("\n");
