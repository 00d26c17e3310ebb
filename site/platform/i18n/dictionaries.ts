import { dictionary as en } from 'virtual:docs/translations/en';
import type { Dictionary } from '#model/Dictionary.ts';
import type { Dictionaries } from './translate.ts';

/** Dictionaries loaded so far; English comes with the shell because every language falls back to it. */
export const dictionaries: Dictionaries = { en };

const files: Record<string, () => Promise<{ dictionary: Dictionary }>> = {
  zh: () => import('virtual:docs/translations/zh'),
};

const lateFiles: typeof files = {
  en: () => import('virtual:docs/translations/en/late'),
  zh: () => import('virtual:docs/translations/zh/late'),
};

/** Adds the words of the parts that are loaded on demand. */
export async function loadLateStrings(language: string): Promise<void> {
  const late = await lateFiles[language]?.();
  dictionaries[language] = { ...dictionaries[language], ...late?.dictionary };
}

/** Loads a language's strings; call it before the first render in that language. Unknown files are an error (S8.6). */
export async function loadDictionary(language: string): Promise<void> {
  if (dictionaries[language]) {
    return;
  }
  const load = files[language];
  if (!load) {
    const error = new Error(`Cannot find module './translations-${language}.json'`);
    throw Object.assign(error, { code: 'MODULE_NOT_FOUND' });
  }
  dictionaries[language] = (await load()).dictionary;
}
