import type { Language } from '#model/Language.ts';
import { dictionary as en } from 'virtual:docs/translations/en';
import type { Dictionaries } from './translate.ts';

/** Dictionaries loaded so far; English comes with the shell because every language falls back to it. */
export const dictionaries: Dictionaries = { en };

/** Loads a language's strings; call it before the first render in that language. */
export async function loadDictionary(language: Language): Promise<void> {
  if (language === 'zh' && !dictionaries.zh) {
    dictionaries.zh = (await import('virtual:docs/translations/zh')).dictionary;
  }
}
