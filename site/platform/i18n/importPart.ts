import { importOrReload } from '#site/platform/links/importOrReload.ts';
import { loadLateStrings } from './dictionaries.ts';
import { documentLanguage } from './documentLanguage.ts';

/** Loads a part of the site on demand, together with the words it shows. */
export async function importPart<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), loadLateStrings(documentLanguage())]);
  return part;
}

/** Loads a part the reader asked for, which after a deploy may have another name: the page is then loaded anew. */
export function importPartOrReload<T>(load: () => Promise<T>): Promise<T> {
  return importOrReload(() => importPart(load));
}
