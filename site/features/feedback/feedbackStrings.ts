import type { Dictionary } from '#model/Dictionary.ts';
import type { Language } from '#model/Language.ts';
import { dictionaries, loadLateStrings } from '#site/platform/i18n/dictionaries.ts';

/** The words of the feedback form, which no page needs before it is opened. */
export async function loadFeedbackStrings(language: Language): Promise<Dictionary> {
  await loadLateStrings(language);
  return dictionaries[language]?.feedback as Dictionary;
}
