import type { headerSheets } from "./header-sheets.fixture.ts";

/** The same of exports of payments, shops and events. */
export const exportedSheets: typeof headerSheets = [
  // Payments and orders as Stripe, PayPal and WooCommerce export them; attendees of Eventbrite.
  [
    "invoice",
    "id | Created date (UTC):d | Amount:m | Amount Refunded:m | Currency | Converted Amount:m | Description=item | Fee:m | Refunded date (UTC):_ | Taxes On Fee:m | Card Name:f=customer | Customer ID | Customer Description:_ | Invoice Number=number",
  ],
  ["invoice", "Date:d=date | Name:f=customer | Gross:m | Fee:m | Net:m | Item Title=item | Invoice Number=number"],
  ["invoice", "Order #~number | Customer:f=customer | Customer Note | Product(s)=item | Items sold:n | N. Revenue:m"],
  [
    "invoice",
    "SKU | Item #:n | Item Name=item | Quantity (- Refund):n=quantity | Item Cost:m=unitPrice | Customer Note:_",
  ],
  [
    "invoice",
    "Name:o~number | Financial Status | Vendor | Tax 1 Name | Tax 2 Name:_ | Billing Name:f=customer | Lineitem quantity:n=quantity | Lineitem name=item | Lineitem price:m=unitPrice | Receipt Number:_",
  ],
  ["certificate", "Order # | First Name:f=recipient | Last Name:l=recipient | Job Title | Company"],
  // Google Forms, with questions as long as people ask them.
  [
    "badge",
    "Timestamp:d | Email Address:e | What is your full name, exactly as it should be printed on your badge? (Please check!)=name | Which organisation do you represent? If you come as a private person, please leave this empty.=company | How would you rate the event overall on a scale of 1 to 5, where 1 is poor and 5 is excellent?:n | Any comments?",
  ],
  // Offices in Turkey and Brazil.
  [
    "invoice",
    "Fatura No=number | Fatura Tarihi:d=date | Müşteri Ünvanı=customer | Adres:s~address | İlçe~address | İl~address | Posta Kodu:n~address | Vergi No:n | Ürün/Hizmet=item | Miktar:n=quantity | Birim | Birim Fiyat:m=unitPrice | KDV Oranı:n=vat | Toplam:M",
  ],
  [
    "invoice",
    "FATURA NUMARASI=number | TARİH:d=date | MÜŞTERİ ADI=customer | AÇIKLAMA=item | ADET:n=quantity | BİRİM FİYATI (TL):m=unitPrice | İSKONTO (%):n=discount | KDV (%):n=vat | VADE TARİHİ:d",
  ],
  [
    "certificate",
    "Sıra No:n | Adı:f=recipient | Soyadı:l=recipient | Eğitim Adı=course | Eğitim Tarihi:d=date | Puan:n=score | T.C. Kimlik No:n | E-posta:e",
  ],
  ["certificate", "Ad Soyad=recipient | Doğum Tarihi:d | Kurs=course | Tarih:d=date | Not:n=score"],
  ["badge", "Ad:f=name | Soyad:l=name | Firma=company | Görev=role | İl"],
  [
    "labels",
    "Ad:f=name | Soyad:l=name | Firma=company | Adres:s=address | İlçe~city | İl~city | Posta Kodu:n=postcode | Ülke=country",
  ],
  ["report-card", "Öğrenci Adı=pupil | Sınıf:k=class | Matematik:k=grades | Türkçe:k=grades | Devamsızlık:n=absent"],
  [
    "invoice",
    "Nº da Nota:n=number | Data de Emissão:d=date | Razão Social=customer | CPF/CNPJ:n | Endereço:s~address | Complemento~address | Bairro~address | Município~address | UF~address | CEP:n~address | Descrição=item | Qtde:n=quantity | Valor Unitário:m=unitPrice | Valor Total:M",
  ],
  [
    "letter",
    "Nome=name | Logradouro:s~street | Número:n~street | Complemento~street | Bairro~street | Cidade=city | CEP:n=postcode",
  ],
  ["letter", "Vorname:f=name | Nachname:l=name | c/o~street | Adresse:s~street | Zusatz:_ | PLZ:n=postcode | Ort=city"],
  ["invoice", "Mitgl.-Nr.:n | Vorname:f=customer | Nachname:l=customer | Zusatz:_ | Jahresbeitrag CHF:m=unitPrice"],
  ["invoice", "Order Number:n~number | Firma=customer | Vorname:f | Nachname:l | Item=item"],
  ["labels", "Nome=name | Straße:s~street | Nr.:n~street | c/o~street | PLZ:n=postcode | Ort=city"],
];
