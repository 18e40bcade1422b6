/**
 * What people call columns in English, German, French, Spanish, Italian and Dutch. A hint where the cells themselves
 * say nothing: names over names, cities over cities.
 */
const words = new Set(
  `name names full first last given family surname id no nr number title course date day time city town country address
  street zip postcode email mail e-mail phone telephone mobile company organisation organization department role position
  code sku item product description quantity qty unit price amount total fee score grade points result status type
  category comment comments remark remarks note notes age gender birthday start end year month currency customer client
  vollständiger vorname nachname familienname nummer titel kurs datum tag uhrzeit zeit ort stadt land adresse anschrift
  straße strasse plz postleitzahl telefon handy firma unternehmen organisation abteilung funktion artikel bezeichnung
  beschreibung menge anzahl einheit preis betrag gebühr punkte ergebnis art kategorie bemerkung bemerkungen anmerkung
  alter geschlecht geburtsdatum beginn ende jahr monat währung kunde kundin kundennummer rolle klasse schule
  nom prénom noms complet numéro titre cours jour heure ville pays adresse rue courriel téléphone portable entreprise
  société service fonction article désignation libellé quantité unité prix montant tarif note résultat statut
  catégorie remarque remarques âge sexe naissance début fin année mois devise client
  nombre nombres apellido apellidos completo número título curso fecha día hora ciudad país dirección calle correo
  teléfono móvil empresa departamento cargo artículo producto descripción cantidad unidad precio importe cuota puntos
  resultado estado tipo categoría observaciones comentario comentarios edad sexo nacimiento inicio fin año mes moneda cliente
  nome cognome corso data giorno ora città paese indirizzo via telefono azienda ruolo articolo prodotto descrizione
  quantità prezzo importo punteggio risultato stato categoria osservazioni età anno mese valuta
  naam voornaam achternaam cursus datum tijd plaats stad land adres straat postcode telefoon bedrijf functie artikel
  omschrijving aantal prijs bedrag cijfer resultaat opmerking opmerkingen leeftijd jaar maand klant`.split(/\s+/),
);

/** Whether a text is made of such words alone, at most three of them. */
export function isHeaderWord(text: string): boolean {
  const parts = text
    .toLowerCase()
    .split(/[\s_./()-]+/)
    .filter((part) => part !== "");
  return parts.length > 0 && parts.length <= 3 && parts.every((part) => words.has(part));
}
