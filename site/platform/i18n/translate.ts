import { findMessage, interpolate, type Messages, type MessageValues } from '#model/Messages.ts';

/** Messages by language; English is always among them. */
export type MessagesByLanguage = Partial<Record<string, Messages>> & { en: Messages };

const warned = new Set<string>();

interface TranslateOptions {
  values?: MessageValues | undefined;
  ignoreWarning?: boolean;
}

/** The text of a dotted key; falls back to English with one warning per key (S4.7). */
export function translate(
  messages: MessagesByLanguage,
  language: string,
  key: string,
  { values = {}, ignoreWarning = false }: TranslateOptions = {},
): string {
  const own = messages[language];
  if (!own) {
    console.error(`Missing language: ${language}.`);
    return '…';
  }
  const text = findMessage(own, key);
  if (text === null && !ignoreWarning && typeof window !== 'undefined') {
    warnOnce(`${language}:${key}`);
  }
  return interpolate(text ?? findMessage(messages.en, key) ?? '', values);
}

function warnOnce(languageAndKey: string): void {
  if (!warned.has(languageAndKey)) {
    warned.add(languageAndKey);
    console.warn(`Missing translation for ${languageAndKey}`);
  }
}
