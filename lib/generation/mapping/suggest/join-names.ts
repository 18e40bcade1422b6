import { columnHole } from "#lib/contracts/column-hole.ts";
import type { FieldMapping, Source } from "#lib/contracts/session.ts";
import { headerWords } from "./normalise-header.ts";

type Column = Source["columns"][number];

const plain = (header: string) => headerWords(header).join("");
const names = (list: string) => new Set(list.split(/\s+/).map(plain));

const given = names(
  `firstname givenname forename vorname rufname prénom nombre nome voornaam fornavn förnamn etunimi imię jméno keresztnév
   prenume όνομα имя ім’я`,
);

/** Next to a "Vorname", a "Name" is the family name. */
const family = names(
  `lastname surname familyname name nachname familienname zuname nom nomdefamille apellido apellidos cognome apelido
   sobrenome achternaam efternavn etternavn efternamn sukunimi nazwisko příjmení vezetéknév επώνυμο фамилия прізвище`,
);

/**
 * The text "{First name} {Last name}" if a sheet has full names only in two columns, and the column found for the field
 * is one of them, or none.
 *
 * @param found the column found for a field that takes a full name
 * @param columns those not mapped to any other field
 */
export function joinNames(found: Column | undefined, columns: readonly Column[]): FieldMapping | null {
  const first = columns.find(({ name }) => given.has(plain(name)));
  const last = columns.find((column) => column !== first && family.has(plain(column.name)));
  if (!first || !last || (found && found !== first && found !== last)) return null;
  if (holdsNamesOf(last, first)) return null;
  return { text: `${columnHole(first.name)} ${columnHole(last.name)}` };
}

/** Whether "Name" already contains the full name. */
function holdsNamesOf(whole: Column, first: Column): boolean {
  return whole.samples.some((sample) => sample.split(/\s+/).some((word) => first.samples.includes(word)));
}
