import type { Dictionary } from '#model/Dictionary.ts';
import type { Language } from '#model/Language.ts';
import { dictionaries, loadLateStrings } from '#site/platform/i18n/dictionaries.ts';

/** Loads the words of offline reading, which most readers never see. */
export async function loadOfflineStrings(language: Language): Promise<Dictionary> {
  await loadLateStrings(language);
  return dictionaries[language]?.offline as Dictionary;
}
