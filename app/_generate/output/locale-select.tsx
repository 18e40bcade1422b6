import { Labelled } from "../../_controls/labelled.tsx";

/** Where people write dates and numbers in their own way; any other locale that the server names is shown too. */
const tags = [
  "ar-AE", "ar-EG", "ar-MA", "ar-SA", "bg-BG", "ca-ES", "cs-CZ", "da-DK", "de-AT", "de-CH", "de-DE", "el-GR", "en-AU",
  "en-CA", "en-GB", "en-IE", "en-IN", "en-US", "en-ZA", "es-AR", "es-ES", "es-MX", "et-EE", "fa-IR", "fi-FI", "fr-BE",
  "fr-CA", "fr-CH", "fr-FR", "he-IL", "hi-IN", "hr-HR", "hu-HU", "id-ID", "is-IS", "it-CH", "it-IT", "ja-JP", "ko-KR",
  "lt-LT", "lv-LV", "mr-IN", "nb-NO", "ne-NP", "nl-BE", "nl-NL", "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "sk-SK",
  "sl-SI", "sr-RS", "sv-SE", "th-TH", "tr-TR", "uk-UA", "ur-PK", "vi-VN", "zh-CN", "zh-HK", "zh-TW",
]; // biome-ignore format: one line a tag would fill a screen

const names = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });
const inWords = (tag: string) => names.of(tag) ?? tag;
const locales = tags.map((tag) => ({ tag, words: inWords(tag) }));

interface LocaleSelectProps {
  value: string;
  error: string | undefined;
  onChange: (tag: string) => void;
}

export function LocaleSelect({ value, error, onChange }: LocaleSelectProps) {
  return (
    <Labelled label="Language of dates and numbers" error={error}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {!tags.includes(value) && <option value={value}>{inWords(value)}</option>}
          {locales.map(({ tag, words }) => (
            <option key={tag} value={tag}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
