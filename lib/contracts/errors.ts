import { z } from "zod";

/** The closed list of error codes, each with its HTTP status and a title for the whole class. */
export const errorTable = {
  not_json: { status: 400, title: "The request body is not JSON" },
  not_multipart: { status: 400, title: "The request is not a form upload" },
  no_file: { status: 400, title: "No file was sent" },
  other_site: { status: 403, title: "The request came from another site" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  session_closed: { status: 409, title: "The session is closed" },
  session_started: { status: 409, title: "The session has already been started" },
  gone: { status: 410, title: "Expired or deleted" },
  precondition_failed: { status: 412, title: "The file has changed" },
  too_large: { status: 413, title: "Too large" },
  unsupported_kind: { status: 415, title: "Unsupported file type" },
  range_not_satisfiable: { status: 416, title: "The range is outside the file" },
  invalid_request: { status: 422, title: "Some fields are invalid" },
  empty_file: { status: 422, title: "The file is empty" },
  password_protected: { status: 422, title: "The file is password-protected" },
  damaged_file: { status: 422, title: "The file is damaged" },
  hostile_file: { status: 422, title: "The file has an unusual structure" },
  no_rows: { status: 422, title: "The sheet has no rows" },
  too_many_rows: { status: 422, title: "The sheet has too many rows" },
  too_many_columns: { status: 422, title: "The sheet has too many columns" },
  too_many_pictures: { status: 422, title: "The ZIP has too many images" },
  cell_too_long: { status: 422, title: "A cell is too long" },
  unreadable_text: { status: 422, title: "The text cannot be read" },
  unknown_sheet: { status: 422, title: "Sheet not found" },
  not_a_spreadsheet: { status: 422, title: "The upload is not a spreadsheet" },
  mapping_incomplete: { status: 422, title: "A required field has no column" },
  no_documents: { status: 422, title: "No documents can be created" },
  too_many_requests: { status: 429, title: "Too many requests" },
  quota_exceeded: { status: 429, title: "Limit reached" },
  internal: { status: 500, title: "Something went wrong on our side" },
  busy: { status: 503, title: "Temporarily unavailable" },
  site_full: { status: 503, title: "The site is full" },
} as const;

export type ErrorCode = keyof typeof errorTable;

export const ErrorCodeSchema = z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]);

/** `position`: where in the text at `path` the error is, from 1, in UTF-16 code units. */
export const FieldErrorSchema = z.object({
  path: z.string(),
  message: z.string(),
  position: z.int().min(1).optional(),
});
export type FieldError = z.infer<typeof FieldErrorSchema>;

/** RFC 9457, `application/problem+json`. `detail` tells a person what to do next. */
export const ProblemDetailsSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: ErrorCodeSchema,
  errors: z.array(FieldErrorSchema).optional(),
});
export type ProblemDetails = z.infer<typeof ProblemDetailsSchema>;
