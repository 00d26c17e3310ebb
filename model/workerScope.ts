import type { Language } from './Language.ts';
import { languageHref } from './languageHref.ts';

/** Address of the worker's script (S7.1). */
export const workerScript = '/x/sw.js';

/** Address of the page that lists what can be read without a connection, in the default language. */
export const offlinePath = '/x/offline';

/** Addresses a language's worker answers for: the script's own folder, and the same below the prefix of a language. */
export function workerScope(language: Language): string {
  return languageHref('/x/', language);
}
