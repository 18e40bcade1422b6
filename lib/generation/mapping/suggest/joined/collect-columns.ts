import { columnHole } from "#lib/contracts/column-hole.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { headerWords } from "../normalise-header.ts";

type Column = Source["columns"][number];

/** Longer samples are remarks or addresses rather than grades. */
const longestGrade = 20;

const words = (list: string) => new Set(list.split(" ").flatMap(headerWords));

/** Columns of a class list that describe the pupil, or are derived from the grades. */
const aboutThePupil = words(
  `id number no nr code key phone tel mobile mail email address street city town postcode zip country gender sex age
   guardian parent mother father house date year term school teacher tutor name surname nationality room rank position
   total sum average gpa signature url photo picture vorname nachname telefon adresse strasse ort plz geschlecht alter
   eltern lehrer zimmer summe prenom nom telephone ville sexe moyenne nombre apellidos telefono direccion sexo edad promedio
   cognome indirizzo citta media morada cidade idade voornaam achternaam telefoon adres geslacht imie nazwisko adres plec
   ad adi soyad soyadi isim sinif sinifi okul telefon cinsiyet yas toplam sira kimlik dogum aluno cpf sobrenome turma`,
);

const aboutTheGrade = words(
  `comment remark effort feedback attitude target kommentar bemerkung anmerkung mitarbeit commentaire appreciation
   remarque effort observacion comentario esfuerzo commento osservazione giudizio impegno comentario empenho opmerking
   inzet uwaga komentarz`,
);

/**
 * A text that lists the columns that look like grades, one per line, with the remarks on the same subject: "Maths:
 * {Maths}: {Maths comment}".
 *
 * @param columns those not mapped to any field
 * @returns null for fewer than two such columns
 */
export function collectColumns(columns: readonly Column[]): FieldMapping | null {
  const subjects = columns.filter(isSubject);
  if (subjects.length < 2) return null;
  let text = "";
  for (const { name } of subjects) {
    const remarks = columns.filter((other) => isRemarkOn(name, other)).map((other) => columnHole(other.name));
    const line = [label(name), columnHole(name), ...(remarks.length > 0 ? [remarks.join(", ")] : [])].join(": ");
    if (text.length + 1 + line.length > limits.patternCharacters) break;
    text += text === "" ? line : `\n${line}`;
  }
  return { text };
}

function isSubject({ name, type, samples }: Column): boolean {
  return (
    ["text", "number", "percent"].includes(type) &&
    samples.length > 0 &&
    // Four digits are a year, a postcode or an identifier.
    samples.every((sample) => sample.length <= longestGrade && !/\d{4}/.test(sample)) &&
    !headerWords(name).some((word) => aboutThePupil.has(word) || aboutTheGrade.has(word))
  );
}

/** "Maths comment" or "Comment Maths" for "Maths". */
function isRemarkOn(subject: string, { name }: Column): boolean {
  const subjectWords = headerWords(subject);
  const all = headerWords(name.replace(/[()[\]]/g, " "));
  const others = all.filter((word) => !subjectWords.includes(word));
  const shared = all.length - others.length;
  return shared === subjectWords.length && others.length > 0 && others.every((word) => aboutTheGrade.has(word));
}

/** A colon would end the label, and braces mark values. */
function label(name: string): string {
  return name.replaceAll(":", " –").replace(/[{}]/g, "$&$&");
}
