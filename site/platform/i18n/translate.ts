import type { Dictionary } from '#model/Dictionary.ts';
import { fillSlots } from '#model/fillSlots.ts';

/** Dictionaries by language; English is always among them. */
export type Dictionaries = Partial<Record<string, Dictionary>> & { en: Dictionary };

const warned = new Set<string>();

interface TranslateOptions {
  /** Values for `{name}` slots. */
  values?: Record<string, string>;
  ignoreWarning?: boolean;
}

/** Looks a dotted key up; falls back to English with one warning per key (S4.7). */
export function translate(
  dictionaries: Dictionaries,
  language: string,
  key: string,
  { values = {}, ignoreWarning = false }: TranslateOptions = {},
): string {
  const dictionary = dictionaries[language];
  if (!dictionary) {
    console.error(`Missing language: ${language}.`);
    return '…';
  }
  const text = lookUp(dictionary, key);
  if (text === null && !ignoreWarning && typeof window !== 'undefined') {
    warnOnce(`${language}:${key}`);
  }
  return fillSlots(text ?? lookUp(dictionaries.en, key) ?? '', values);
}

function lookUp(dictionary: Dictionary, key: string): string | null {
  let value: string | Dictionary | undefined = dictionary;
  for (const part of key.split('.')) {
    value = typeof value === 'object' ? value[part] : undefined;
  }
  return typeof value === 'string' && value !== '' ? value : null;
}

function warnOnce(languageAndKey: string): void {
  if (!warned.has(languageAndKey)) {
    warned.add(languageAndKey);
    console.warn(`Missing translation for ${languageAndKey}`);
  }
}
