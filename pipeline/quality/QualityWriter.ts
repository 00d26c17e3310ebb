import { formatDay } from '#model/formatDay.ts';
import type { Language } from '#model/Language.ts';
import type { QualityStrings } from './QualityStrings.ts';

/** What the quality report is put into words with. */
export interface QualityWriter {
  strings: QualityStrings;
  /** Languages of the site, in order, with how each calls itself. */
  languages: { code: Language; label: string }[];
  number(value: number): string;
  /** A day such as `2026-11-15`, written out. */
  day(value: string): string;
}

/** The writer of a language. */
export function qualityWriter(
  language: Language,
  strings: QualityStrings,
  languages: QualityWriter['languages'],
): QualityWriter {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  // A shift of 0.0004 is no 0: its budget is.
  const formatSmall = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  return {
    strings,
    languages,
    number: (value) => (value < 0.01 ? formatSmall : format).format(value),
    day: (value) => formatDay(value, language),
  };
}
