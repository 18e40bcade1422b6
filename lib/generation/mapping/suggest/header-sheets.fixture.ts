/**
 * For tests: headers of real exports and habits, by template. A header is followed by a mark of its values (`:d`) and
 * by what it is for: `=field` if it is to be mapped, also as part of a text; `~field` if it is to be offered for a
 * field; nothing if it must stay unused.
 */
export const headerSheets: [template: string, headers: string][] = [
  // Eventbrite, pretix, HubSpot, Salesforce, and what people type.
  [
    "badge",
    "Order # | Order Date:d | First Name:f=name | Last Name:l=name | Email:e | Quantity:n | Ticket Type=colorBy | Attendee #:n | Job Title=role | Company=company | Barcode #:n=code",
  ],
  [
    "badge",
    "Bestellnummer | Bestelldatum:d | Vorname:f=name | Nachname:l=name | E-Mail:e | Ticketart=colorBy | Firma=company | Berufsbezeichnung=role | Barcode:n=code",
  ],
  ["badge", "Event | Order code | Attendee name=name | Attendee email:e | Company=company | Voucher | Check-in:d"],
  [
    "badge",
    "Record ID:n | First Name:f=name | Last Name:l=name | Company Name=company | Job Title=role | Email:e | Phone Number:n | Lead Status | Contact owner",
  ],
  [
    "badge",
    "Salutation:g | First Name:f=name | Last Name:l=name | Title=role | Account Name=company | Mailing City | Email:e",
  ],
  ["badge", "Prénom:f=name | Nom:l=name | Société=company | Fonction=role | Adresse e-mail:e | Téléphone:n"],
  ["badge", "Nombre:f=name | Apellidos:l=name | Empresa=company | Cargo=role | Correo electrónico:e | Teléfono:n"],
  ["badge", "Cognome:l=name | Nome:f=name | Azienda=company | Ruolo=role | Foto:p~photo"],
  ["badge", "Voornaam:f=name | Tussenvoegsel:i=name | Achternaam:l=name | Organisatie=company | Functie=role"],
  ["badge", "Imię:f=name | Nazwisko:l=name | Firma=company | Stanowisko=role | Zdjęcie:p~photo | Telefon:n"],
  ["badge", "Nome:f=name | Sobrenome:l=name | Empresa=company | Cargo=role | CPF:n"],
  ["badge", "Nr.:n | Name, Vorname=name | Firma=company | Funktion=role | Bemerkung"],
  [
    "badge",
    "Teilnehmer-Nr.:n=code | Titel:t~name | Vorname:f=name | Familienname:l=name | Institut=company | Foto (Dateiname):p~photo",
  ],
  ["badge", "Last Name:l=name | First Name:f=name | Affiliation=company | Country | Dinner | Photo file name:p~photo"],
  // Moodle, school software, Zoom, forms.
  [
    "certificate",
    "First name:f=recipient | Last name:l=recipient | ID number:n | Institution | Department | Email address:e | Course total (Real):n=score | Last downloaded from this course:d",
  ],
  [
    "certificate",
    "Vorname:f=recipient | Nachname:l=recipient | ID-Nummer:n | Institution | Abteilung | E-Mail-Adresse:e | Kurs gesamt (Punkte):n=score",
  ],
  [
    "certificate",
    "Student ID:n | Surname:l=recipient | Forename:f=recipient | DOB:d | Year Group | Form | Award=course | Date Awarded:d=date",
  ],
  [
    "certificate",
    "Klasse | Name:l=recipient | Vorname:f=recipient | Geburtsdatum:d | Geburtsort | Geschlecht | Kurs=course | Datum:d=date | Note=score",
  ],
  [
    "certificate",
    "Lfd. Nr.:n | Nachname:l=recipient | Vorname:f=recipient | geb. am:d | Lehrgang=course | Lehrgangsdatum:d=date | Ergebnis=score",
  ],
  [
    "certificate",
    "Nachname:l=recipient | Vorname:f=recipient | Geb.-Datum:d | Seminar=course | Ausstellungsdatum:d=date",
  ],
  [
    "certificate",
    "Nom:l=recipient | Prénom:f=recipient | Né(e) le:d | Classe | Sexe | Formation=course | Date d'obtention:d=date | Note:n=score",
  ],
  [
    "certificate",
    "Apellidos:l=recipient | Nombre:f=recipient | DNI | Fecha de nacimiento:d | Curso=course | Fecha:d=date | Calificación:n=score",
  ],
  [
    "certificate",
    "Cognome:l=recipient | Nome:f=recipient | Codice fiscale | Data di nascita:d | Luogo di nascita | Corso=course | Data di conseguimento:d=date | Voto=score",
  ],
  [
    "certificate",
    "Voornaam:f=recipient | Tussenvoegsel:i=recipient | Achternaam:l=recipient | Geboortedatum:d | Cursus=course | Datum behaald:d=date | Cijfer:n=score",
  ],
  ["certificate", "Imię i nazwisko=recipient | Data urodzenia:d | Kurs=course | Data wydania:d=date | Wynik:n=score"],
  [
    "certificate",
    "Nome completo=recipient | Data de nascimento:d | Curso=course | Data de conclusão:d=date | Nota:n=score",
  ],
  ["certificate", "Fornavn:f=recipient | Efternavn:l=recipient | Fødselsdato:d | Kursus=course | Dato:d=date"],
  ["certificate", "Fornavn:f=recipient | Etternavn:l=recipient | Fødselsdato:d | Kurs=course | Dato:d=date"],
  ["certificate", "Förnamn:f=recipient | Efternamn:l=recipient | Födelsedatum:d | Kurs=course | Datum:d=date"],
  ["certificate", "Etunimi:f=recipient | Sukunimi:l=recipient | Syntymäaika:d | Kurssi=course | Päivämäärä:d=date"],
  ["certificate", "Jméno:f=recipient | Příjmení:l=recipient | Datum narození:d | Kurz=course | Datum:d=date"],
  [
    "certificate",
    "Фамилия:l=recipient | Имя:f=recipient | Отчество:i=recipient | Дата рождения:d | Курс=course | Дата выдачи:d=date",
  ],
  ["certificate", "Name (Original Name)=recipient | User Email:e | Join Time:d | Leave Time:d | Duration (Minutes):n"],
  [
    "certificate",
    "Timestamp:d | What is your full name?=recipient | Email Address:e | Which workshop did you attend?=course",
  ],
  [
    "certificate",
    "ID:n | Startzeit:d | Fertigstellungszeit:d | E-Mail:e | Name=recipient | Welchen Kurs haben Sie besucht?=course",
  ],
  [
    "certificate",
    "Employee ID:n | Employee=recipient | Training Title=course | Completed On:d=date | Expires On:d | Trainer",
  ],
  [
    "diploma",
    "Matrikelnummer:n=number | Name:l=recipient | Vorname:f=recipient | Geburtsdatum:d=born | Geburtsort | Studiengang=degree | Abschlussdatum:d=date | Gesamtnote=honours",
  ],
  [
    "diploma",
    "Student No:n=number | Graduate=recipient | Degree Awarded=degree | Class of Degree=honours | Conferral Date:d=date | Date of Birth:d=born",
  ],
  [
    "diploma",
    "Nom:l=recipient | Prénom:f=recipient | Date de naissance:d=born | Diplôme=degree | Mention=honours | Numéro étudiant:n=number",
  ],
  [
    "report-card",
    "Klasse=class | Name:l=pupil | Vorname:f=pupil | Geburtsdatum:d=born | Fehltage:n=absent | Deutsch:k=grades | Mathematik:k=grades",
  ],
  [
    "report-card",
    "Student Name=pupil | Form=class | DOB:d=born | Days Absent:n=absent | English:k=grades | Maths:k=grades | Form Tutor",
  ],
  // Shopify, lexoffice, sevDesk, QuickBooks, Xero.
  [
    "invoice",
    "Email:e | Financial Status | Paid at:d | Currency | Subtotal:m | Shipping:m | Taxes:m | Total:m | Lineitem quantity:n=quantity | Lineitem name=item | Lineitem price:m=unitPrice | Billing Name=customer | Billing Street~address | Billing City~address | Billing Zip:n~address | Billing Country~address | Shipping Name | Shipping Street | Shipping City | Shipping Zip:n",
  ],
  [
    "invoice",
    "Rechnungsnummer=number | Rechnungsdatum:d=date | Kundennummer:n | Firma=customer | Straße~address | PLZ:n~address | Ort~address | Land~address | Bezeichnung=item | Menge:n=quantity | Einheit | Einzelpreis:m=unitPrice | Umsatzsteuer %:n=vat",
  ],
  [
    "invoice",
    "Rechnungsnr.=number | Datum:d=date | Kunde=customer | Adresse:a=address | Produkt=item | Anzahl:n=quantity | Preis:m=unitPrice | Steuersatz:n=vat | Fällig am:d",
  ],
  [
    "invoice",
    "Re.-Nr.=number | Re.-Datum:d=date | Kunde=customer | Strasse + Nr.~address | PLZ Ort~address | Leistung=item | Stunden:n=quantity | Stundensatz:m=unitPrice",
  ],
  [
    "invoice",
    "N° facture=number | Date:d=date | Client=customer | Rue~address | Code postal:n~address | Ville~address | Désignation=item | Quantité:n=quantity | Prix unitaire HT:m=unitPrice | TVA (%):n=vat",
  ],
  [
    "invoice",
    "Nº factura=number | Fecha:d=date | Cliente=customer | NIF | Dirección:s~address | CP:n~address | Población~address | Concepto=item | Cantidad:n=quantity | Precio:m=unitPrice | IVA %:n=vat",
  ],
  [
    "invoice",
    "Numero fattura=number | Data:d=date | Ragione sociale=customer | P.IVA | Indirizzo:s~address | CAP:n~address | Città~address | Descrizione=item | Q.tà:n=quantity | Prezzo unitario:m=unitPrice | Aliquota IVA:n=vat",
  ],
  [
    "invoice",
    "Factuurnummer=number | Factuurdatum:d=date | Klant=customer | Adres:s~address | Postcode~address | Plaats~address | Omschrijving=item | Aantal:n=quantity | Tarief:m=unitPrice | BTW %:n=vat",
  ],
  [
    "invoice",
    "Numer faktury=number | Data wystawienia:d=date | Nabywca=customer | Ulica~address | Kod pocztowy~address | Miasto~address | Nazwa towaru=item | Ilość:n=quantity | Cena netto:m=unitPrice | Stawka VAT:n=vat | Termin płatności:d",
  ],
  [
    "invoice",
    "Fatura n.º=number | Data:d=date | Cliente=customer | Morada:s~address | Código postal~address | Localidade~address | Descrição=item | Quantidade:n=quantity | Preço unitário:m=unitPrice | IVA:n",
  ],
  [
    "invoice",
    "InvoiceNo=number | Customer=customer | InvoiceDate:d=date | DueDate:d | Terms | Memo | ItemDescription=item | ItemQuantity:n=quantity | ItemRate:m=unitPrice | ItemAmount:m",
  ],
  [
    "invoice",
    "*ContactName=customer | EmailAddress:e | POAddressLine1~address | POCity~address | POPostalCode~address | *InvoiceNumber=number | *InvoiceDate:d=date | *DueDate:d | *Description=item | *Quantity:n=quantity | *UnitAmount:m=unitPrice",
  ],
  // Google Contacts, Outlook, DATEV.
  [
    "labels",
    "First Name:f=name | Middle Name:i=name | Last Name:l=name | Organization Name=company | Address 1 - Street=street | Address 1 - City=city | Address 1 - Postal Code:n=postcode | Address 1 - Country=country | Phone 1 - Value:n",
  ],
  [
    "labels",
    "First Name:f=name | Middle Name:i=name | Last Name:l=name | Company=company | Home Street=street | Home City=city | Home Postal Code:n=postcode | Home Country/Region=country | E-mail Address:e | Birthday:d",
  ],
  [
    "labels",
    "Anrede:g | Titel:t~name | Vorname:f=name | Nachname:l=name | Straße~street | Hausnummer:n~street | PLZ:n=postcode | Ort=city",
  ],
  [
    "labels",
    "Civilité:g | Nom:l=name | Prénom:f=name | Rue=street | Complément d'adresse=street2 | Code postal:n=postcode | Ville=city | Pays=country",
  ],
  [
    "labels",
    "Full Name=name | Address Line 1:s=street | Address Line 2=street2 | City=city | State=region | ZIP:n=postcode",
  ],
  ["labels", "Konto:n | Name=name | Straße=street | Postleitzahl:n=postcode | Ort=city | Land=country | USt-IdNr."],
  [
    "labels",
    "Shipping Name=name | Shipping Street=street | Shipping City=city | Shipping Zip:n=postcode | Shipping Country=country | Shipping Method",
  ],
  [
    "labels",
    "Nombre:f=name | Apellidos:l=name | Calle=street | Código postal:n=postcode | Ciudad=city | Provincia=region",
  ],
  [
    "letter",
    "Anrede:g~salutation | Vorname:f=name | Nachname:l=name | Straße=street | PLZ:n=postcode | Ort=city | Eintrittsdatum:d",
  ],
  [
    "letter",
    "Title:g~salutation | First Name:f=name | Surname:l=name | Street=street | Town=city | Postcode=postcode | Date of Birth:d",
  ],
  [
    "letter",
    "Civilité:g~salutation | Prénom:f=name | Nom:l=name | Rue=street | CP:n=postcode | Ville=city | Objet=subject",
  ],
  [
    "letter",
    "Aanhef:g~salutation | Voornaam:f=name | Achternaam:l=name | Straat~street | Huisnummer:n~street | Postcode=postcode | Woonplaats=city",
  ],
  [
    "ticket",
    "Order #=order | Order Date:d | First Name:f=holder | Last Name:l=holder | Ticket Type=type | Barcode #:n=code | Quantity:n",
  ],
  [
    "ticket",
    "Bestellnummer=order | Vorname:f=holder | Nachname:l=holder | Kartenart=type | Block=section | Reihe:n=row | Platz:n=seat | Preis:m=price | Barcode:n=code",
  ],
  ["ticket", "N° commande=order | Nom:l=holder | Prénom:f=holder | Tarif=type | Code-barres:n=code | E-mail:e"],
  ["place-cards", "Guest Name=name | Table No:n=table | Meal Choice=menu | RSVP | Plus One"],
  ["place-cards", "Nachname:l=name | Vorname:f=name | Tisch:n=table | Menü=menu | Zusage"],
  [
    "tags",
    "Handle | Title=product | Vendor | Variant SKU=sku | Variant Price:m=price | Variant Compare At Price:m=oldPrice | Variant Barcode:n=code | Image Src:u",
  ],
  ["tags", "ID:n | SKU=sku | Name=product | Sale price:m=price | Regular price:m=oldPrice | Stock:n"],
  ["tags", "Artikelnummer=sku | Artikelname=product | Brutto-VK:m=price | UVP:m=oldPrice | GTIN:n=code | EK netto:m"],
  ["tags", "Référence=sku | Désignation=product | Prix TTC:m=price | Code EAN:n=code | Stock:n"],
  ["diploma", "Name=recipient | geb. am:d=born | Fachrichtung=degree | Erfolg=honours | Zeugnisdatum:d=date"],
  ["diploma", "Name=recipient | Abschluss=degree | Urkundennr.=number"],
  ["ticket", "Bestell-Nr=order | Name:l=holder | Kategorie=type | Block=section | Reihe:n=row | Barcode:n=code"],
  ["labels", "First:f=name | Last:l=name | Organisation=company | City=city | Country=country"],
  ["report-card", "Kat.-Nr:n | Familienname:l=pupil | Vorname:f=pupil | Deutsch:k=grades | Englisch:k=grades"],
  ["letter", "Anrede:G~salutation | Vorname:f=name | Nachname:l=name | Firma=company"],
  [
    "badge",
    "Person Titel:T~name | Person Vorname:f=name | Person Nachname:l=name | Organisation Firma=company | Organisation Funktion=role",
  ],
  ["invoice", "Tax point:d=date | Customer=customer | Description=item | Qty:n=quantity | VAT rate:n=vat"],
];
