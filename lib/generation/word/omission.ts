export const omissionKinds = [
  ...(["chart", "diagram", "embedded_object", "drawing", "math"] as const),
  ...([
    "metafile",
    "picture_format",
    "external_picture",
    "wrapped",
    "wrapped_table",
    "outline",
    "external",
    "field",
    "symbol",
  ] as const),
  ...([
    "unread_field",
    "left_out_field",
    "next",
    "label_edges",
    "skip",
    "format",
    "tag",
    "foreign_tag",
    "mixed_tag",
    "part_numbers",
    "changes",
    "columns",
    "line_numbers",
    "linked_box",
    "cut_section",
    // No longer omitted, but stored files may list it.
    "scaled_text",
  ] as const),
] as const;

/** Something that can't be set, and what names it in the file. */
export interface Omission {
  what: (typeof omissionKinds)[number];
  detail: string;
  /** Where it stands when the file is first set, from 1; unknown for what isn't an object. */
  page?: number;
}
