import { columnHole } from "#lib/contracts/column-hole.ts";
import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { headerWords } from "../normalise-header.ts";
import { isQualified } from "../other-things.ts";

type Column = Source["columns"][number];

const plain = (header: string) => headerWords(header).join("");
const names = (list: string) => new Set(list.trim().split(/\s+/).map(plain));

const given = names(
  `firstname givenname givennames forename vorname rufname prénom nombre nome voornaam fornavn förnamn etunimi imię jméno
   keresztnév prenume όνομα имя ім’я`,
);

/** Next to a "Vorname", a "Name" is the family name. */
const family = names(
  `lastname surname familyname name nachname familienname zuname nom nomdefamille apellido apellidos cognome apelido
   sobrenome achternaam efternavn etternavn efternamn sukunimi nazwisko příjmení vezetéknév επώνυμο фамилия прізвище`,
);

/** What stands between the two. */
const middle = names(
  `middlename middlenames secondname zweitervorname tussenvoegsel voorvoegsel namenszusatz namensvorsatz deuxièmeprénom
   segundonombre secondonome mellannamn mellemnavn mellomnavn отчество побатькові`,
);

/** Two names that no other header ends in: "Attendee first name" is one, and "Company name" is not. */
const leastTelling = 6;

interface NameParts {
  first: Column;
  middle: Column | undefined;
  last: Column;
}

/** The columns of a sheet with the parts of one person's name; null if there are not both names. */
export function nameParts(columns: readonly Column[]): NameParts | null {
  for (const first of columns) {
    const owner = ownerOf(first.name, given);
    if (owner === null || isQualified(owner)) continue;
    const part = (words: Set<string>) =>
      columns.find((column) => column !== first && ownerOf(column.name, words) === owner);
    const last = part(family);
    if (last) return { first, middle: part(middle), last };
  }
  return null;
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
  const { first, middle, last } = parts;
  if (found && found !== first && found !== last) return null;
  if (holdsNamesOf(last, first)) return null;
  return { text: [first, middle, last].flatMap((part) => (part ? [columnHole(part.name)] : [])).join(" ") };
}

/** Whether "Name" already contains the full name. */
function holdsNamesOf(whole: Column, first: Column): boolean {
  return whole.samples.some((sample) => sample.split(/\s+/).some((word) => first.samples.includes(word)));
}
