import { columnHole } from "#lib/contracts/column-hole.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { headerWords } from "../normalise-header.ts";

type Column = Source["columns"][number];

export type AddressPart =
  | "careOf"
  | "street"
  | "house"
  | "second"
  | "postcode"
  | "district"
  | "place"
  | "city"
  | "region"
  | "country"
  | "whole";

const plain = (header: string) => headerWords(header).join("");
const names = (list: string) => new Set(list.trim().split(/\s+/).map(plain));

/** What headers call the parts, in the languages of the suggestions. "Land" is a country, and "land value" is not. */
const parts: Record<AddressPart, Set<string>> = {
  // "Co" is a company or a county.
  careOf: new Set(["c/o"]),
  street:
    names(`street streetaddress streetname streetandnumber addressline1 addressline address1 addr1 line1 street1 straße strasse str
    straßehausnummer straßenr straßeundhausnummer straßeundnr hausanschrift rue adresse1 adresseligne1 ligne1 voie calle callenumero via viale
    indirizzo1 straat straatnaam straatenhuisnummer straathuisnummer ulica ulicainumer rua logradouro gade vej gate gatuadress gata katuosoite
    lähiosoite ulice sokak cadde caddesokak açıkadres οδός улица вулиця 番地 町名番地 丁目番地`),
  house: names(
    `housenumber houseno house hausnummer hausnr hnr huisnummer huisnr numerodomu nrdomu numerocivico ncivico civico číslopopisné`,
  ),
  second:
    names(`addressline2 address2 addr2 line2 street2 apartment apt suite adresszusatz adresszeile2 zusatz complémentdadresse
    complément adresse2 toevoeging complemento 建物名 ビル名 マンション名`),
  postcode:
    names(`postcode postalcode zip zipcode zippostalcode plz postleitzahl codepostal cp códigopostal codigopostal cap codicepostale kodpocztowy cep postakodu
    postnummer postnr postinumero pincode psč ταχυδρομικόςκώδικας τκ индекс почтовыйиндекс 郵便番号`),
  place:
    names(`plzort plzundort plzstadt plzwohnort postleitzahlort cpville codepostalville zipcity cityzip citystatezip postcodeplaats postcodewoonplaats
    capcittà cppoblación postnrort postnrby`),
  city: names(`city town towncity citytown posttown ort stadt wohnort ville commune localité ciudad población localidad città comune località
    plaats woonplaats miasto miejscowość cidade localidade município il ili şehir poststed postort kaupunki město obec πόλη город місто 市区町村 市町村`),
  region: names(
    `uf state province stateprovince county region bundesland kanton département provincia prov regione distrito województwo 都道府県`,
  ),
  /** What Brazil, Mexico and Turkey write between street and city. */
  district: names(`bairro colonia ilçe ilçesi semt`),
  country: names(`country ülke countryregion countryname land staat pays país paese kraj maa země χώρα страна країна`),
  whole: names(
    `address adresse anschrift adres adress dirección domicilio indirizzo morada endereço adresi osoite adresa адрес адреса διεύθυνση 住所 ご住所`,
  ),
};

/** Of which address a column is a part: sheets of shops have several. */
const kinds: [kind: string, prefix: RegExp][] = [
  ["billing", /^(?:billing|billto|bill|invoice|rechnung[se]?|facturation|facturación|factuur|fatturazione)/],
  [
    "shipping",
    /^(?:shipping|shipto|ship|delivery|liefer|versand|livraison|envío|envio|consegna|spedizione|aflever|bezorg|verzend)/,
  ],
  ["mailing", /^(?:mailing|postal|post|po|customer|kunden)(?=.)/],
  ["home", /^(?:home|private|privat|personal)/],
  ["work", /^(?:work|business|office|company|firmen|geschäftlich)/],
  ["first", /^(?:address1|adresse1)(?=.)/],
];

/** Which of a sheet's addresses to use, most likely first; `never` is a different one. */
const preferred: Record<"bill" | "post", string[]> = {
  bill: ["billing", "", "mailing", "first", "work", "home"],
  post: ["shipping", "mailing", "", "home", "first", "work", "billing"],
};

export type Address = Partial<Record<AddressPart, Column>>;

/** The parts of the address that a bill or a letter goes to; empty if a sheet has no street or no place. */
export function findAddress(columns: readonly Column[], purpose: "bill" | "post"): Address {
  const found = new Map<string, Address>();
  const streets: Column[] = [];
  for (const column of columns) {
    const at = houseNumber(column, columns) ?? placeOf(column.name) ?? indianCode(column);
    if (!at) continue;
    const address = found.get(at.kind) ?? {};
    address[at.part] ??= column;
    if (at.part === "street") streets.push(column);
    found.set(at.kind, address);
  }
  const kind = preferred[purpose].find((each) => isAddress(found.get(each)));
  const { second, ...others } = (kind !== undefined && found.get(kind)) || {};
  const isTwice = streets.some((column) => column !== others.street && startsOf(column, others.street));
  return second && !isWithin(second, others.street ?? others.whole, isTwice) ? { ...others, second } : others;
}

/** Shopify's "Billing Street" has its "Billing Address2", too. */
function isWithin({ samples }: Column, whole: Column | undefined, isTwice: boolean): boolean {
  const isPart = (each: string) => whole?.samples.some((street) => street.endsWith(`, ${each}`)) === true;
  return samples.length > 0 && (isTwice ? samples.some(isPart) : samples.every(isPart));
}

/**
 * Whether each value of a column begins one of the other's, as its "Billing Address1" does: samples of all rows are too
 * few to tell more.
 */
function startsOf({ samples }: Column, whole: Column | undefined): boolean {
  return samples.length > 0 && samples.every((each) => whole?.samples.some((street) => street.startsWith(each)));
}

const numbers = names("número numero nº no nr nummer number num");

/** A column "Number" right behind a street has numbers of houses. */
export function houseNumber(column: Column, columns: readonly Column[]): ReturnType<typeof placeOf> {
  const before = numbers.has(plain(column.name)) ? columns[columns.indexOf(column) - 1] : undefined;
  const street = before && placeOf(before.name);
  return street?.part === "street" || street?.part === "whole" ? { ...street, part: "house" } : null;
}

/** A column "PIN" has India's postcodes if its values look like them, and secrets otherwise. */
function indianCode({ name, samples }: Column): ReturnType<typeof placeOf> {
  const isCode =
    plain(name) === "pin" && samples.length > 0 && samples.every((each) => /^[1-9]\d{2} ?\d{3}$/.test(each));
  return isCode ? { part: "postcode", kind: "" } : null;
}

/** Whether a header names a part of an address, whose numbers are no quantities: postcodes, and numbers of houses. */
export function isAddressPart(header: string): boolean {
  return placeOf(header) !== null;
}

function isAddress(address: Address | undefined): boolean {
  if (!address) return false;
  return Boolean((address.street ?? address.whole) && (address.postcode ?? address.city ?? address.place));
}

function placeOf(header: string): { part: AddressPart; kind: string } | null {
  const text = /^c\s*\/\s*o\b/i.test(header.trim()) ? "c/o" : plain(header);
  const part = partOf(text);
  if (part) return { part, kind: "" };
  for (const [kind, prefix] of kinds) {
    const own = partOf(text.replace(prefix, ""));
    if (own && prefix.test(text)) return { part: own, kind };
  }
  return null;
}

function partOf(text: string): AddressPart | null {
  const [part] = Object.entries(parts).find(([, words]) => words.has(text)) ?? [];
  return (part as AddressPart | undefined) ?? null;
}

/**
 * Whether a column called "Address" has all of it: its values contain those of the place. "No. 12, 3rd Cross" and
 * "C/ Mayor, 14" have commas as well.
 */
export function isWhole({ whole, city, postcode }: Address): boolean {
  const places = [...(city?.samples ?? []), ...(postcode?.samples ?? [])].filter((sample) => sample.length > 2);
  return (
    whole?.samples.some((sample) => sample.includes("\n") || places.some((place) => sample.includes(place))) ?? false
  );
}

/** Turkey writes "34710 Kadıköy/İstanbul". */
export function isTurkish({ district, city }: Address): boolean {
  return plain(district?.name ?? "").startsWith("ilce") && city !== undefined;
}

/** The lines of an address, as its country writes them. */
export function addressText(address: Address): string {
  const { careOf, street, whole, house, second, district, postcode, place, city, region, country } = address;
  const isJapanese = /郵便番号|都道府県|市区町村/.test(`${postcode?.name} ${region?.name} ${city?.name}`);
  if (isJapanese) {
    const isMarked = postcode?.samples.some((sample) => sample.startsWith("〒"));
    const code = postcode && !isMarked ? `〒${hole(postcode)}` : hole(postcode);
    const place = [region, city, street ?? whole, house].map(hole).join("");
    return joined([code, place, hole(second), hole(country)], "\n");
  }
  const hasComma = isBrazilian(address) || /logradouro/i.test(street?.name ?? "");
  const line = joined([hole(street ?? whole), hole(house)], hasComma ? ", " : " ");
  const ownDistrict = isTurkish(address) ? "" : hole(district);
  const lines = [hole(careOf), line, hole(second), ownDistrict, hole(place), townText(address), hole(country)];
  return joined(lines, "\n");
}

const hole = (column: Column | undefined) => (column ? columnHole(column.name) : "");
const joined = (parts: readonly string[], separator: string) => parts.filter((part) => part !== "").join(separator);

/** Brazil writes "Rua Augusta, 1500" and "01304-001 São Paulo - SP". */
const isBrazilian = ({ postcode }: Address) => /^cep\b/i.test(postcode?.name ?? "");

/**
 * The town with its postcode: below each other in Britain, behind each other in America, the postcode first elsewhere.
 */
function townText(address: Address): string {
  const { district, postcode, city, region } = address;
  if (isTurkish(address)) return joined([hole(postcode), joined([hole(district), hole(city)], "/")], " ");
  if (isBrazilian(address)) return joined([hole(postcode), joined([hole(city), hole(region)], " - ")], " ");
  const isBritish = /postcode|post code/i.test(postcode?.name ?? "") && /town|city/i.test(city?.name ?? "");
  if (isBritish) return joined([hole(city), hole(region), hole(postcode)], "\n");
  const isAmerican = region !== undefined || /zip/i.test(postcode?.name ?? "");
  if (isAmerican) return joined([joined([hole(city), hole(region)], ", "), hole(postcode)], " ");
  return joined([hole(postcode), hole(city)], " ");
}
