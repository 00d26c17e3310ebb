import type { Language } from './Language.ts';
import { languageHref } from './languageHref.ts';

/** Address of the feed of changed pages in a language. */
export function feedPath(language: Language): string {
  return languageHref('/feed.xml', language);
}
