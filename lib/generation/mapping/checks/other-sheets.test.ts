import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../templates/catalogue.ts";
import { suggestMapping } from "../suggest/suggest-mapping.ts";

const catalogue = readCatalogue(process.cwd());

/**
 * The values below a header: texts, or, depending on its mark, dates, numbers, e-mail addresses, URLs and product
 * numbers.
 */
const values: Record<string, string[]> = {
  "": ["Ann Lee", "Bo Ng", "Cy Ad"],
  d: ["2026-03-14", "1990-11-25", "2026-05-06"],
  n: ["12", "7", "31"],
  m: ["10.50", "7.25", "31.99"],
  e: ["ann@example.com", "bo@example.com", "cy@example.com"],
  u: ["https://a.example", "https://b.example", "https://c.example"],
};

/** Sheets by template: headers with the marks of their values, and the expected mapping; other fields stay unmapped. */
const sheets: Record<string, [headers: string, expected: string][]> = {
  certificate: [
    // A date of birth is never an award date, nor are these.
    ["Name, Course, Date of birth:d", "recipient=Name, course=Course"],
    ["Name, Course, Birth date:d, Issue date:d", "recipient=Name, course=Course, date=Issue date"],
    ["Name, Kurs, Geburtsdatum:d", "recipient=Name, course=Kurs"],
    ["Name, Kurs, Geburtsdatum:d, Datum:d", "recipient=Name, course=Kurs, date=Datum"],
    ["Nom, Formation, Date de naissance:d", "recipient=Nom, course=Formation"],
    ["Nombre, Curso, Fecha de nacimiento:d", "recipient=Nombre, course=Curso"],
    ["Nome, Corso, Data di nascita:d, Data:d", "recipient=Nome, course=Corso, date=Data"],
    ["Naam, Cursus, Geboortedatum:d", "recipient=Naam, course=Cursus"],
    ["Name, Course, Expiry date:d", "recipient=Name, course=Course"],
    ["Name, Course, Valid until:d, Date awarded:d", "recipient=Name, course=Course, date=Date awarded"],
    ["Name, Course, Start date:d, End date:d", "recipient=Name, course=Course"],
    ["Name, Course, Registration date:d", "recipient=Name, course=Course"],
    ["Name, Course, Course date:d", "recipient=Name, course=Course, date=Course date"],
    ["Name, Course, Hire date:d, Completion date:d", "recipient=Name, course=Course, date=Completion date"],
    // A certificate is not for the company, the trainer or the parents, and not about a city.
    ["Company name, Course, Date:d", "course=Course, date=Date"],
    ["Trainer, Course, Date:d", "course=Course, date=Date"],
    ["Parent name, Course, Date:d", "course=Course, date=Date"],
    ["Teacher name, Student name, Course", "recipient=Student name, course=Course"],
    ["User name, Full name, Course", "recipient=Full name, course=Course"],
    ["Name, City, Date:d", "recipient=Name, date=Date"],
    ["Name, Abteilung, Datum:d", "recipient=Name, date=Datum"],
    ["Name, E-mail:e, Course", "recipient=Name, course=Course"],
    ["Course name, Course code, Student name", "recipient=Student name, course=Course name"],
    ["Nombre, Profesor, Curso", "recipient=Nombre, course=Curso"],
    ["Name, Award, Award date:d", "recipient=Name, course=Award, date=Award date"],
    ["Participant, Event, Max score:n, Score:n", "recipient=Participant, course=Event, score=Score"],
    ["Student ID, Student, Course, Final grade", "recipient=Student, course=Course, score=Final grade"],
    // First and last names.
    ["First name, Last name, Course", "recipient={First name} {Last name}, course=Course"],
    ["Course, Nachname, Vorname", "recipient={Vorname} {Nachname}, course=Course"],
    ["Nom, Prénom, Formation", "recipient={Prénom} {Nom}, course=Formation"],
    ["Apellidos, Nombre, Curso", "recipient={Nombre} {Apellidos}, course=Curso"],
    ["Cognome, Nome, Corso", "recipient={Nome} {Cognome}, course=Corso"],
    ["Achternaam, Voornaam, Cursus", "recipient={Voornaam} {Achternaam}, course=Cursus"],
  ],
  badge: [
    ["Name, Company, Role, Code", "name=Name, company=Company, role=Role, code=Code"],
    ["First name, Last name, Company, Job title", "name={First name} {Last name}, company=Company, role=Job title"],
    ["Company name, Job title, E-mail:e", "company=Company name, role=Job title"],
    ["Name, Birthday:d, Company", "name=Name, company=Company"],
    ["Name, Company ID, Company", "name=Name, company=Company"],
    ["Emergency contact name, Name, Company", "name=Name, company=Company"],
    ["Vorname, Nachname, Firma, Funktion", "name={Vorname} {Nachname}, company=Firma, role=Funktion"],
    ["Nom complet, Entreprise, Fonction", "name=Nom complet, company=Entreprise, role=Fonction"],
  ],
  labels: [
    [
      "Name, Company, Street, Postcode:n, City",
      "name=Name, company=Company, street=Street, postcode=Postcode, city=City",
    ],
    ["Company name, Street, Zip:n, City", "company=Company name, street=Street, postcode=Zip, city=City"],
    ["Name, E-mail address:e, Street, City", "name=Name, street=Street, city=City"],
    ["Name, IP address, Address", "name=Name, address=Address"],
    ["Vorname, Nachname, Straße, PLZ:n, Ort", "name={Vorname} {Nachname}, street=Straße, postcode=PLZ, city=Ort"],
  ],
  letter: [
    ["Name, Email address:e, Company", "name=Name, company=Company"],
    ["Name, Street, City, Birth date:d", "name=Name, street=Street, city=City"],
    ["Name, Street, City, Date:d, Date of birth:d", "name=Name, street=Street, city=City, date=Date"],
  ],
  diploma: [
    ["Name, Degree, Date of birth:d", "recipient=Name, degree=Degree, born=Date of birth"],
    [
      "Name, Studiengang, Geburtsdatum:d, Abschlussdatum:d",
      "recipient=Name, degree=Studiengang, born=Geburtsdatum, date=Abschlussdatum",
    ],
    ["Nom, Diplôme, Date:d, Date de naissance:d", "recipient=Nom, degree=Diplôme, date=Date, born=Date de naissance"],
  ],
  ticket: [
    ["Buyer, Attendee, Ticket type, Code", "holder=Attendee, type=Ticket type, code=Code"],
    ["Name, Order date:d, Order number, Ticket code", "holder=Name, order=Order number, code=Ticket code"],
  ],
  tags: [
    ["Product, Purchase price:m, Price:m", "product=Product, price=Price"],
    ["Product, Cost price:m, SKU", "product=Product, sku=SKU"],
    ["Artikel, Einkaufspreis:m, Verkaufspreis:m", "product=Artikel, price=Verkaufspreis"],
  ],
  invoice: [
    [
      "Invoice no, Customer, Due date:d, Item, Quantity:n, Unit price:m",
      "number=Invoice no, customer=Customer, item=Item, quantity=Quantity, unitPrice=Unit price",
    ],
    [
      "Invoice no, Customer, E-mail address:e, Item, Qty:n, Price:m",
      "number=Invoice no, customer=Customer, item=Item, quantity=Qty, unitPrice=Price",
    ],
    ["Invoice no, Sales rep name, Item, Qty:n, Price:m", "number=Invoice no, item=Item, quantity=Qty, unitPrice=Price"],
    ["Order number, Customer, Item, Qty:n, Price:m", "customer=Customer, item=Item, quantity=Qty, unitPrice=Price"],
    [
      "Invoice no, Customer number:n, Item, Qty:n, Price:m",
      "number=Invoice no, item=Item, quantity=Qty, unitPrice=Price",
    ],
    [
      "Invoice no, Name:n, Billing name, Item, Qty:n, Price:m",
      "number=Invoice no, customer=Billing name, item=Item, quantity=Qty, unitPrice=Price",
    ],
  ],
};

for (const [template, cases] of Object.entries(sheets)) {
  for (const [headers, expected] of cases) {
    test(`suggests the fields of ${template} for ${headers}`, async () => {
      const columns = headers.split(", ").map((header) => header.split(":"));
      const rows = [0, 1, 2].map((row) => columns.map(([, mark = ""]) => values[mark]?.[row]));
      const csv = [columns.map(([name]) => name), ...rows].map((cells) => cells.join(";")).join("\n");
      const { source, amounts } = await readContent(csv);
      const mapping = suggestMapping(catalogue.find(template), source.columns, false, amounts);
      const mapped = Object.entries(mapping).flatMap(([field, from]) =>
        from ? [`${field}=${"column" in from ? from.column : from.text}`] : [],
      );
      assert.deepEqual(mapped.toSorted(), expected.split(", ").toSorted());
    });
  }
}
