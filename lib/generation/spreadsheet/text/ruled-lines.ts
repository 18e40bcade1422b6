/** A line that programs draw below the names or around a table: `-----+------`, `+----+`, `----  ----`, `===`. */
const rule = /^[ |+]*[-=]{2}[-=+|: ]*$/;

/** Whether a line is drawn by a program, and has no values. */
export function isRule(line: string): boolean {
  return rule.test(line);
}

/** The lines of a sample without those that a program drew, if there are some. */
export function withoutRules(sample: string): string {
  if (!/^[ |+]*[-=]{2}/m.test(sample)) return sample;
  return sample
    .split("\n")
    .filter((line) => !isRule(line))
    .join("\n");
}

/** Whether every row begins and ends with a delimiter, as `| Anna | Köln |` does. */
export function isFramed(rows: string[][]): boolean {
  const wide = rows.filter(({ length }) => length > 2);
  return (
    wide.length > 1 && wide.length * 2 > rows.length && wide.every((row) => row[0] === "" && row.at(-1)?.trim() === "")
  );
}
