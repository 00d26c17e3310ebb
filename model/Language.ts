/** Codes of the languages the site is written in; the code of any but the default one is the first segment of its URLs. */
export const languageCodes = ['en', 'zh'] as const;

/** Code of a language of the site. */
export type Language = (typeof languageCodes)[number];

/** Language of URLs without a prefix. */
export const defaultLanguage: Language = 'en';

/** Whether a text, such as a path segment, is the code of a language of the site. */
export function isLanguage(text: string | undefined): text is Language {
  return languageCodes.some((code) => code === text);
}

/** What the site knows about a language (S3.5); the values are in `content/languages.ts`. */
export interface LanguageRecord {
  /** How the language calls itself. */
  label: string;
  /** Value of the `lang` attribute. */
  tag: string;
  /** Locale for dates and numbers, with region. */
  locale: string;
  /** False while pages are still being translated; those are shown in English. */
  isFinished: boolean;
}

/** A text by language; a language without one shows English. */
export type LocalizedText = { en: string } & Partial<Record<Language, string>>;

/** The text in a language, or else in English. */
export function textIn(text: LocalizedText, language: Language): string {
  return text[language] ?? text.en;
}

/** A day such as `2026-11-15` as it is written in a locale. */
export function formatDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
