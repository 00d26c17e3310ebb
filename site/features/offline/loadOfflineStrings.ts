import type { Dictionary } from '#model/Dictionary.ts';
import type { Language } from '#model/Language.ts';

const files: Record<Language, () => Promise<{ strings: Dictionary }>> = {
  en: () => import('virtual:docs/offline-strings/en'),
  zh: () => import('virtual:docs/offline-strings/zh'),
};

/** Loads the words of offline reading, which most readers never see. */
export async function loadOfflineStrings(language: Language): Promise<Dictionary> {
  return (await files[language]()).strings;
}
