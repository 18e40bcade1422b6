import { columnHole } from "#lib/contracts/column-hole.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { headerWords } from "../normalise-header.ts";

type Column = Source["columns"][number];

export type AddressPart =
  | "street"
  | "house"
  | "second"
  | "postcode"
  | "place"
  | "city"
  | "region"
  | "country"
  | "whole";

const plain = (header: string) => headerWords(header).join("");
const names = (list: string) => new Set(list.trim().split(/\s+/).map(plain));

/** What headers call the parts, in the languages of the suggestions. "Land" is a country, and "land value" is not. */
const parts: Record<AddressPart, Set<string>> = {
  street:
    names(`street streetaddress streetname streetandnumber addressline1 addressline address1 addr1 line1 street1 straße strasse str
    straßehausnummer straßenr straßeundhausnummer straßeundnr hausanschrift rue adresse1 adresseligne1 ligne1 voie calle callenumero via viale
    indirizzo1 straat straatnaam straatenhuisnummer straathuisnummer ulica ulicainumer rua logradouro gade vej gate gatuadress gata katuosoite
    lähiosoite ulice οδός улица вулиця 番地 町名番地 丁目番地`),
  house: names(
    `housenumber houseno house hausnummer hausnr hnr huisnummer huisnr numerodomu nrdomu numerocivico ncivico civico číslopopisné`,
  ),
  second:
    names(`addressline2 address2 addr2 line2 street2 apartment apt suite adresszusatz adresszeile2 zusatz complémentdadresse
    complément adresse2 toevoeging 建物名 ビル名 マンション名`),
  postcode:
    names(`postcode postalcode zip zipcode zippostalcode plz postleitzahl codepostal cp códigopostal codigopostal cap codicepostale kodpocztowy cep
    postnummer postnr postinumero pincode psč ταχυδρομικόςκώδικας τκ индекс почтовыйиндекс 郵便番号`),
  place:
    names(`plzort plzundort plzstadt plzwohnort postleitzahlort cpville codepostalville zipcity cityzip citystatezip postcodeplaats postcodewoonplaats
    capcittà cppoblación postnrort postnrby`),
  city: names(`city town towncity citytown posttown ort stadt wohnort ville commune localité ciudad población localidad città comune località
    plaats woonplaats miasto miejscowość cidade localidade poststed postort kaupunki město obec πόλη город місто 市区町村 市町村`),
  region: names(
    `state province stateprovince county region bundesland kanton département provincia prov regione distrito województwo 都道府県`,
  ),
  country: names(`country countryregion countryname land staat pays país paese kraj maa země χώρα страна країна`),
  whole: names(
    `address adresse anschrift adres adress dirección domicilio indirizzo morada endereço osoite adresa адрес адреса διεύθυνση 住所 ご住所`,
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

/** Which of a sheet's addresses to use, most likely first; others are never used. */
const preferred: Record<"bill" | "post", string[]> = {
  bill: ["billing", "", "mailing", "first", "work", "home"],
  post: ["shipping", "mailing", "", "home", "first", "work", "billing"],
};

export type Address = Partial<Record<AddressPart, Column>>;

/** The parts of the address that a bill or a letter goes to; empty if a sheet has no street or no place. */
export function findAddress(columns: readonly Column[], purpose: "bill" | "post"): Address {
  const found = new Map<string, Address>();
  for (const column of columns) {
    const at = placeOf(column.name) ?? indianCode(column);
    if (!at) continue;
    const address = found.get(at.kind) ?? {};
    address[at.part] ??= column;
    found.set(at.kind, address);
  }
  const kind = preferred[purpose].find((each) => isAddress(found.get(each)));
  return (kind !== undefined && found.get(kind)) || {};
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
  const text = plain(header);
  const part = partOf(text);
  if (part) return { part, kind: "" };
  for (const [kind, prefix] of kinds) {
    const prefixed = prefix.test(text) ? partOf(text.replace(prefix, "")) : null;
    if (prefixed) return { part: prefixed, kind };
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

/** The lines of an address, as its country writes them. */
export function addressText(address: Address): string {
  const { street, whole, house, second, postcode, place, city, region, country } = address;
  const isJapanese = /郵便番号|都道府県|市区町村/.test(`${postcode?.name} ${region?.name} ${city?.name}`);
  if (isJapanese) {
    const isMarked = postcode?.samples.some((sample) => sample.startsWith("〒"));
    const code = postcode && !isMarked ? `〒${hole(postcode)}` : hole(postcode);
    const place = [region, city, street ?? whole, house].map(hole).join("");
    return joined([code, place, hole(second), hole(country)], "\n");
  }
  const line = joined([hole(street ?? whole), hole(house)], " ");
  return joined([line, hole(second), hole(place), townText(address), hole(country)], "\n");
}

const hole = (column: Column | undefined) => (column ? columnHole(column.name) : "");
const joined = (parts: readonly string[], separator: string) => parts.filter((part) => part !== "").join(separator);

/**
 * The town with its postcode: below each other in Britain, behind each other in America, the postcode first elsewhere.
 */
function townText({ postcode, city, region }: Address): string {
  const isBritish = /postcode|post code/i.test(postcode?.name ?? "") && /town|city/i.test(city?.name ?? "");
  if (isBritish) return joined([hole(city), hole(region), hole(postcode)], "\n");
  const isAmerican = region !== undefined || /zip/i.test(postcode?.name ?? "");
  if (isAmerican) return joined([joined([hole(city), hole(region)], ", "), hole(postcode)], " ");
  return joined([hole(postcode), hole(city)], " ");
}
