import type { Dictionary } from '#model/Dictionary.ts';
import type { Language } from '#model/Language.ts';

const files: Record<Language, () => Promise<{ dictionary: Dictionary }>> = {
  en: () => import('virtual:docs/feature-strings/feedback/en'),
  zh: () => import('virtual:docs/feature-strings/feedback/zh'),
};

/** The words of the feedback form, which no page needs before it is opened. */
export async function loadFeedbackStrings(language: Language): Promise<Dictionary> {
  return (await files[language]()).dictionary;
}
