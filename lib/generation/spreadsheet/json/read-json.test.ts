import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent, refusalOf, textsOf } from "../read-content.fixture.ts";

async function read(content: string | Buffer) {
  const { source, rows } = await readContent(content);
  return { names: source.columns.map(({ name }) => name), texts: textsOf(rows), source, rows };
}

test("a list of flat objects is a table, compact or pretty, whatever their order of names", async () => {
  const people = [
    { Name: 'Zoë, "Z" {x} [y]', Score: 12.5, Passed: true },
    { Score: 3, Name: "Ben\nLee\\", Mail: "ben@example.org", Passed: null },
  ];
  for (const content of [JSON.stringify(people), JSON.stringify(people, null, 2), `\ufeff${JSON.stringify(people)}`]) {
    const { names, texts, source } = await read(content);
    assert.equal(source.format, "json");
    assert.deepEqual(names, ["Name", "Score", "Passed", "Mail"]);
    assert.deepEqual(texts, [
      ['Zoë, "Z" {x} [y]', "12.5", "true", ""],
      ["Ben\nLee\\", "3", "", "ben@example.org"],
    ]);
  }
});

test("JSON lines are a table, of objects or of lists", async () => {
  const lines = '{"Name":"Ann","Day":"2026-11-21"}\r\n{"Name":"Ben","Day":"2026-11-22"}\r\n';
  assert.deepEqual((await read(lines)).texts, [
    ["Ann", "2026-11-21"],
    ["Ben", "2026-11-22"],
  ]);
  const lists = await read('["Name","Age"]\n["Ann",41]\n["Ben",7]\n');
  assert.deepEqual(
    [lists.names, lists.texts],
    [
      ["Name", "Age"],
      [
        ["Ann", "41"],
        ["Ben", "7"],
      ],
    ],
  );
  assert.deepEqual((await read('[["Name","Age"],["Ann",41],["Ben",7]]')).names, ["Name", "Age"]);
});

test("numbers are what is written, with a point for decimals, and dates are found in texts", async () => {
  const { rows, source } = await read(
    '[{"a":1.234,"b":12345678901234567890,"c":1.50,"d":"2026-11-21"},{"a":5,"b":1e3,"c":2,"d":"2026-11-22"}]',
  );
  const [a, b, c] = rows[0]?.cells ?? [];
  assert.deepEqual(a, { kind: "number", value: 1.234, text: "1.234" });
  assert.deepEqual(b, {
    kind: "number",
    value: Number("12345678901234567890"),
    text: "12345678901234567890",
    exact: false,
  });
  assert.deepEqual(c, { kind: "number", value: 1.5, text: "1.50" });
  assert.deepEqual(
    source.columns.map(({ type }) => type),
    ["number", "number", "number", "date"],
  );
});

test("the names are the header, even if they look like values", async () => {
  const { names, source } = await read('[{"2024":1,"2025":2},{"2024":3,"2025":4}]');
  assert.deepEqual([names, source.headerRow, source.rowCount], [["2024", "2025"], 1, 2]);
});

test("a long list is read across the pieces of the file", async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ Name: `Guest \\ "${at}"`, Score: at }));
  const { texts } = await read(JSON.stringify(rows));
  assert.deepEqual([texts.length, texts.at(-1)], [20_000, ['Guest \\ "19999"', "19999"]]);
});

test("nested values and truncated files are refused", async () => {
  assert.equal((await refusalOf(readContent('[{"a":{"b":1}},{"a":2}]'))).code, "unsupported_kind");
  assert.equal((await refusalOf(readContent('[{"a":1},2]'))).code, "unsupported_kind");
  for (const cut of ['[{"a":1},{"a":2}', '[{"a":1},{"a":', '[{"a":1},{"a":"x'])
    assert.equal((await refusalOf(readContent(cut))).code, "damaged_file", cut);
  assert.equal((await refusalOf(readContent(`[{"a":"${"x".repeat(3_000_000)}"}]`))).code, "cell_too_long");
  const wide = JSON.stringify(Array.from({ length: 3_000 }, (_, at) => ({ [`c${at}`]: 1 })));
  assert.equal((await refusalOf(readContent(wide))).code, "too_many_columns");
});
