import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { mappingOffers } from "./mapping-offers.ts";
import { suggestMapping } from "./suggest-mapping.ts";

const catalogue = readCatalogue(process.cwd());

async function suggested(template: string, sheet: string) {
  const { source, amounts } = await readContent(sheet);
  const definition = catalogue.find(template);
  const mapping = suggestMapping(definition, source.columns, false, amounts);
  const chosen = Object.entries(mapping).flatMap(([field, from]) =>
    from ? [[field, "column" in from ? from.column : from.text]] : [],
  );
  return {
    mapping: Object.fromEntries(chosen),
    offers: mappingOffers(definition, source.columns, mapping).map(({ text }) => text),
  };
}

test("an invoice's headers find their fields", async () => {
  const { mapping } = await suggested(
    "invoice",
    `請求書番号;取引先名;フリガナ;住所;請求日;品名;数量;単価;値引き;消費税率;金額
A1;山田商事;ヤマダショウジ;東京都千代田区1-2;2026年11月1日;紙;10;450;5;10%;4275
A2;鈴木花子;スズキハナコ;大阪市北区1-1;2026年11月2日;封筒;5;300;10;8%;1350`,
  );
  assert.deepEqual(mapping, {
    ...{ number: "請求書番号", customer: "取引先名", address: "住所", date: "請求日", item: "品名", quantity: "数量" },
    ...{ unitPrice: "単価", discount: "値引き", vat: "消費税率" },
  });
});

test("a price is chosen with the tax only if there is none without, and a tax only as a rate", async () => {
  const amounts = async (price: string, tax: string, values: string) => {
    const sheet = `請求番号;お客様名;商品名;個数;${price};${tax}\n1;山田;紙;10;${values}\n2;鈴木;茶;2;${values}`;
    const { unitPrice, vat } = (await suggested("invoice", sheet)).mapping;
    return [unitPrice, vat];
  };
  assert.deepEqual(await amounts("単価（税抜）", "税率（％）", "450;10"), ["単価（税抜）", "税率（％）"]);
  assert.deepEqual(await amounts("税抜単価", "消費税", "450;10%"), ["税抜単価", "消費税"]);
  assert.deepEqual(await amounts("単価", "税区分", "450;8%"), ["単価", "税区分"]);
  assert.deepEqual(await amounts("単価（税込）", "税率", "495;10"), ["単価（税込）", "税率"]);
  assert.deepEqual(await amounts("税込単価", "消費税率", "495;10"), ["税込単価", "消費税率"]);
  assert.deepEqual(await amounts("税込単価;税抜単価", "消費税率", "495;450;10"), ["税抜単価", "消費税率"]);
  assert.deepEqual(await amounts("仕入単価", "消費税額", "495;450"), [undefined, undefined]);
});

test("a certificate is for the name, not for how it is pronounced", async () => {
  for (const [name, reading] of [
    ["氏名", "フリガナ"],
    ["受講者氏名", "ふりがな"],
    ["氏名", "氏名（カナ）"],
    ["お名前", "お名前(ふりがな)"],
    ["氏名", "シメイ"],
  ]) {
    const sheet = `${reading};${name};研修名;修了日;点数\nヤマダ;山田;安全;2026/11/1;95\nスズキ;鈴木;英語;2026/11/2;88`;
    const { mapping } = await suggested("certificate", sheet);
    assert.deepEqual(mapping, { recipient: name, course: "研修名", date: "修了日", score: "点数" }, reading);
  }
  for (const other of ["フリガナ", "部署", "郵便番号", "備考"]) {
    const { mapping } = await suggested("certificate", `氏名;${other}\n山田;ヤマダ\n鈴木;スズキ`);
    assert.deepEqual(mapping, { recipient: "氏名" }, other);
  }
});

test("the parts of an address are offered as Japan writes them", async () => {
  const sheet = `請求番号;会社名;郵便番号;都道府県;市区町村;番地;建物名
1;山田商事;100-0005;東京都;千代田区;丸の内1-2;丸の内ビル\n2;鈴木工業;530-0001;大阪府;大阪市北区;梅田1-1;`;
  assert.deepEqual((await suggested("invoice", sheet)).offers, ["〒{郵便番号}\n{都道府県}{市区町村}{番地}\n{建物名}"]);
  const marked =
    "請求番号;会社名;郵便番号;住所\n1;山田商事;〒100-0005;東京都千代田区\n2;鈴木工業;〒530-0001;大阪市北区";
  assert.deepEqual((await suggested("invoice", marked)).offers, ["{郵便番号}\n{住所}"]);
});
