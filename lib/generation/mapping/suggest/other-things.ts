import { headerWords } from "./normalise-header.ts";

const words = (list: string) => new Set(list.trim().split(/\s+/).flatMap(headerWords));

/** Words that change the meaning of a header that resembles a field's name: a "Due date" is not the invoice date. */
const qualifiers = words(`
  birth born birthday birthdate dob geburt geburtstag geburtsdatum naissance nacimiento nascita nascimento geboorte geboortedatum
  due payment expiry expiration expires valid validity until fallig falligkeit gultig echeance paiement limite vencimiento pago
  vade odeme teslim siparis vencimento scadenza pagamento verval vervaldatum betaling
  start starting begin end ending beginn debut fin inicio inizio fine einde renewal
  delivery shipping shipped order ordered purchase lieferung bestellung livraison commande expedition entrega pedido envio
  consegna ordine spedizione levering bestelling
  hire hired joined joining registration registered enrolment enrollment entry eintritt inscription inscripcion iscrizione inschrijving
  created updated modified upload
  email mail phone telephone mobile fax web website url ip mac
  teacher trainer instructor tutor lecturer coach examiner assessor manager supervisor principal headteacher
  lehrer lehrerin trainerin dozent dozentin ausbilder betreuer formateur formatrice enseignant professeur profesor profesora docente
  formador formatore insegnante leraar docent opleider
  parent guardian mother father spouse emergency eltern mutter vater padre madre genitore mere ouder
  sales seller salesperson rep representative agent contact user login signatory signature issuer
  cost purchase buying wholesale einkauf ek achat revient compra coste acquisto inkoop
  billing bill last leave job refund refunded fee fees
  note notes remark remarks comment comments memo description notiz bemerkung
  max maximum min minimum average mean target possible discount rabatt remise descuento sconto korting`);

/**
 * Words such as "number" and "name" need a noun: if a header matches a field only by such a word, its other words
 * decide.
 */
const numberWords = words("number no nr num n nummer numero numer id code codigo codice kode");
const nameWords = words("name nom nombre nome naam navn namn");
export const isNameWord = (word: string) => nameWords.has(word);

const named =
  words(`company lineitem vendor supplier lieferant fournisseur proveedor fornitore leverancier firm organisation
  organization institution business employer school university college department team
  course class module training event product item article service file document photo image picture street city town country
  account bank project group category entreprise societe ecole cours formation produit fichier ville empresa escuela curso producto
  archivo ciudad azienda scuola corso prodotto citta bedrijf cursus bestand`);

const numbered =
  words(`record row order customer client member supplier vendor phone line position vat tax kunde kunden klant cliente lieferant
  fournisseur proveedor fornitore leverancier diet dietary allergy food meal menu dress dial area zip postal post country language
  colour color size room table seat parking wifi cost source status error promo promotion coupon discount diat ernahrung essen
  regime alimentaire dieta dieet`);

/** Headers with these words are not mapped to a field just because they are the only column left. */
const rarelyAskedFor = words(`
  city town place street address zip postcode postal country state region stadt ort wohnort strasse adresse anschrift plz land ville rue
  pays ciudad calle direccion pais citta indirizzo paese plaats straat adres
  gender sex age language nationality status remark comment note group type category department role position
  geschlecht alter sprache bemerkung bemerkungen kommentar anmerkung abteilung gruppe telefon telefonnummer handy
  sexe remarque commentaire sexo edad observaciones comentario telefono sesso eta commento osservazioni
  geslacht leeftijd opmerking opmerkingen telefoon company firm organisation organization employer school firma unternehmen schule
  entreprise societe ecole empresa escuela azienda scuola bedrijf
  sku ean isbn
  郵便番号 都道府県 市区町村 市町村 番地 建物名 住所 ご住所 国 国籍 電話番号 電話 携帯電話 メール メールアドレス 性別 年齢 備考 メモ 部署 部署名 所属
  役職 会社名 会社 学校名 学年 クラス 組 担当者 担当者名 講師名 講師 単位`);

/**
 * Whether a header that shares words with a field's names means something else by its other words.
 *
 * @param own all words of the field's names
 */
export function isOtherThing(header: readonly string[], own: ReadonlySet<string>): boolean {
  const others = header.filter((word) => !own.has(word));
  if (others.some((word) => qualifiers.has(word))) return true;
  if (others.some((word) => reading.test(word))) return true;
  if (others.some((word) => birth.test(word)) && !own.values().some((word) => birth.test(word))) return true;
  const isNumber = header.some((word) => numberWords.has(word));
  if (isNumber && !numberWords.values().some((word) => own.has(word))) return true;
  const shared = header.filter((word) => own.has(word));
  const isOf = (...things: Set<string>[]) => others.some((word) => things.some((each) => each.has(word)));
  if (shared.every(isNameWord)) return isOf(named);
  return shared.every((word) => numberWords.has(word)) && isOf(named, numbered);
}

/** The beginnings of words for births: "Geburtsdatum", "Data urodzenia". A birth date is never the date of an award. */
const birth =
  /^(?:geb$|gebdat|geburt|birth|dob$|naiss|nacim|nascit|nascim|geboort|urodz|fodsel|fodels|syntym|naroz|dogum|γεννησ|рожд|народж)/;

/** How a Japanese name is pronounced, in folded spelling: フリガナ, 氏名カナ, セイ. Nobody prints it as the name. */
const reading =
  /(?:フリカナ|ふりかな|ふり仮名|カナ|かな|ヨミ|よみ)$|^(?:フリカナ|ふりかな|カナ氏|カナ姓|カナ名|セイ$|メイ$|せい$|めい$|シメイ$|しめい$)/;

/** "7a" or "10 B": nobody completes such a class as a course, nor with honours. */
export function isSchoolClass(samples: readonly string[]): boolean {
  return samples.length > 0 && samples.every((sample) => /^\d{1,2} ?[a-z]$/i.test(sample.trim()));
}

/** Whether a name's owner, such as "parent", is somebody else than the person a document is for. */
export function isQualified(owner: string): boolean {
  return qualifiers.values().some((word) => (word.length > 4 ? owner.includes(word) : owner === word));
}

/** Whether a header names something that a field hardly ever asks for. */
export function isRarelyAskedFor(header: readonly string[], own: ReadonlySet<string>): boolean {
  return isOtherThing(header, own) || header.some((word) => rarelyAskedFor.has(word) && !own.has(word));
}
