import type { headerSheets } from "./header-sheets.fixture.ts";

/** The same of exports of payments, shops and events. */
export const exportedSheets: typeof headerSheets = [
  // Payments and orders as Stripe, PayPal and WooCommerce export them; attendees of Eventbrite.
  [
    "invoice",
    "id | Created date (UTC):d | Amount:m | Amount Refunded:m | Currency | Converted Amount:m | Description=item | Fee:m | Refunded date (UTC):_ | Taxes On Fee:m | Card Name:f=customer | Customer ID | Customer Description:_ | Invoice Number=number",
  ],
  ["invoice", "Date:d=date | Name:f=customer | Gross:m | Fee:m | Net:m | Item Title=item | Invoice Number=number"],
  ["invoice", "Order # | Customer:f=customer | Customer Note | Product(s)=item | Items sold:n | N. Revenue:m"],
  [
    "invoice",
    "SKU | Item #:n | Item Name=item | Quantity (- Refund):n=quantity | Item Cost:m=unitPrice | Customer Note:_",
  ],
  [
    "invoice",
    "Name:f=customer | Tax 1 Name | Lineitem quantity:n=quantity | Lineitem name=item | Lineitem price:m=unitPrice | Receipt Number:_",
  ],
  ["certificate", "Order # | First Name:f=recipient | Last Name:l=recipient | Job Title | Company"],
];
