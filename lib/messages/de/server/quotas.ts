import type { quotas as english } from "../../en/server/quotas.ts";
import type { Translated } from "../../translated.ts";

export const quotas: Translated<typeof english> = {
  "quota.visitor.uploads":
    "Sie haben das Limit von {limit} Uploads pro Stunde erreicht. Versuchen Sie es in {wait} erneut.",
  "quota.visitor.bytes":
    "Ihre Dateien haben das Limit von {limit} MB erreicht. Löschen Sie, was Sie nicht mehr benötigen, oder versuchen Sie es in {wait} erneut.",
  "quota.visitor.documents":
    "Ihre laufenden Aufträge haben das Limit von {limit} Dokumenten erreicht. Versuchen Sie es in {wait} erneut oder sobald einer fertig ist.",
  "quota.visitor.jobs":
    "Sie haben das Limit von {limit} laufenden Aufträgen erreicht. Versuchen Sie es in {wait} erneut oder sobald einer fertig ist.",
  "quota.address.uploads":
    "Ihr Netzwerk hat das Limit von {limit} Uploads pro Stunde erreicht. Versuchen Sie es in {wait} erneut.",
  "quota.address.bytes":
    "Die Dateien Ihres Netzwerks haben das Limit von {limit} MB erreicht. Löschen Sie, was Sie nicht mehr benötigen, oder versuchen Sie es in {wait} erneut.",
  "quota.address.documents":
    "Die laufenden Aufträge Ihres Netzwerks haben das Limit von {limit} Dokumenten erreicht. Versuchen Sie es in {wait} erneut oder sobald einer fertig ist.",
  "quota.address.jobs":
    "Ihr Netzwerk hat das Limit von {limit} laufenden Aufträgen erreicht. Versuchen Sie es in {wait} erneut oder sobald einer fertig ist.",
  "quota.visitor.previews":
    "Sie haben das Limit von {limit} gleichzeitigen Vorschauen erreicht. Versuchen Sie es in {wait} erneut.",
  "quota.address.previews":
    "Ihr Netzwerk hat das Limit von {limit} gleichzeitigen Vorschauen erreicht. Versuchen Sie es in {wait} erneut.",
  "quota.site": "Diese Website ist ausgelastet. Versuchen Sie es in {wait} erneut.",
  "quota.wait.seconds": "{count} s",
  "quota.wait.minutes": "{count} min",
  "quota.wait.hours": "{count} h",
};
