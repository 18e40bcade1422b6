import { columnHole } from "#lib/contracts/column-hole.ts";
import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { headerWords } from "../normalise-header.ts";
import { isQualified } from "../other-things.ts";

type Column = Source["columns"][number];

const plain = (header: string) => headerWords(header).join("");
const names = (list: string) => new Set(list.trim().split(/\s+/).map(plain));

const givenNames = names(
  `first given firstname fname givenname givennames forename vorname rufname prénom nombre nome voornaam fornavn förnamn etunimi imię jméno
   keresztnév prenume ad adı isim όνομα имя ім’я 名 이름`,
);

/** Next to a "Vorname", a "Name" is the family name. */
const family = names(
  `last lastname lname surname familyname name nachname familienname zuname nom nomdefamille apellido apellidos cognome apelido
   sobrenome achternaam efternavn etternavn efternamn sukunimi nazwisko příjmení vezetéknév soyad soyadı soyisim επώνυμο фамилия прізвище 姓 苗字 名字 성`,
);

/** Family names in Japanese, Korean and Hungarian, which put them first. */
const familyFirst = names("姓 苗字 名字 성 vezetéknév");

/** Names between the first and the family name. */
const middle = names(
  `middlename middlenames secondname zweitervorname tussenvoegsel voorvoegsel namenszusatz namensvorsatz deuxièmeprénom
   segundonombre secondonome mellannamn mellemnavn mellomnavn отчество побатькові`,
);

/** A header that ends in a word this long is a name too: "Attendee first name", but not "Company name". */
const leastTelling = 6;

interface NameParts {
  first: Column;
  middle: Column | undefined;
  last: Column;
}

/** The columns of a sheet with the parts of one person's name; null if there are not both names. */
export function nameParts(columns: readonly Column[]): NameParts | null {
  for (const first of columns) {
    const owner = ownerOf(first.name, givenNames);
    if (owner === null || isQualified(owner) || !mayBeName(first)) continue;
    const part = (words: Set<string>) =>
      columns.find((column) => column !== first && ownerOf(column.name, words) === owner);
    const last = part(family);
    if (last && mayBeName(last)) return { first, middle: part(middle), last };
  }
  return null;
}

/** "First" and "Last" may also be the numbers or days of a range. */
function mayBeName({ type, samples }: Column): boolean {
  return type === "text" || samples.length === 0;
}

/** Whose name it is: "" for "First name", "attendee" for "Attendee first name"; null for anything else. */
function ownerOf(header: string, words: Set<string>): string | null {
  const text = plain(header);
  if (words.has(text)) return "";
  const word = words.values().find((each) => each.length >= leastTelling && text.endsWith(each));
  return word === undefined ? null : text.slice(0, -word.length);
}

/**
 * The text "{First name} {Last name}" if a sheet has full names only in two columns, and the column found for the field
 * is one of them, or none.
 *
 * @param found the column found for a field that takes a full name
 * @param columns those not mapped to any other field
 */
export function joinNames(found: Column | undefined, columns: readonly Column[]): FieldMapping | null {
  const parts = nameParts(columns);
  if (!parts) return null;
  const { first, last } = parts;
  if (found && found !== first && found !== last) return null;
  if (holdsNamesOf(last, first)) return null;
  return {
    text: columnsOfName(parts)
      .map(({ name }) => columnHole(name))
      .join(" "),
  };
}

/** The columns of a name, in the order in which they are read. */
export function columnsOfName({ first, middle, last }: NameParts): Column[] {
  const between = middle ? [middle] : [];
  return familyFirst.has(plain(last.name)) ? [last, first, ...between] : [first, ...between, last];
}

/** Whether "Name" already contains the full name. */
function holdsNamesOf(whole: Column, first: Column): boolean {
  return whole.samples.some((sample) => sample.split(/\s+/).some((word) => first.samples.includes(word)));
}
