import type en from '#content/translations/en.json';
import { languages } from '#content/languages.ts';
import { formatDay, type Language, languageCodes } from '#model/Language.ts';
import { completeMessages } from '#model/Messages.ts';

/** Messages of the quality report; metrics and units are looked up by the names a record uses. */
export type QualityMessages = Omit<typeof en.quality, 'metrics' | 'units'> & {
  metrics: Record<string, string>;
  units: Record<string, string>;
};

/** What it takes to write the quality report in one language. */
export interface QualityWriter {
  messages: QualityMessages;
  /** Languages of the site, each with its own name for itself. */
  languages: { code: Language; label: string }[];
  number(value: number): string;
  /** Formats a share from 0 to 1 as a percentage. */
  share(value: number): string;
  /** Formats a day such as `2026-11-15`. */
  day(value: string): string;
}

/** The writer for a language. */
export function qualityWriter(language: Language): QualityWriter {
  const { locale, messages } = languages[language];
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  // A layout shift of 0.0004 must not read as 0, because its budget is 0.
  const formatSmall = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  return {
    messages: completeMessages(messages, languages.en.messages).quality,
    languages: languageCodes.map((code) => ({ code, label: languages[code].label })),
    number: (value) => (value < 0.01 ? formatSmall : format).format(value),
    share: (value) => percent.format(value),
    day: (value) => formatDay(value, locale),
  };
}
