import type { Language } from '#model/Language.ts';
import { packIndex } from '#model/search/packIndex.ts';
import type { PackedIndex } from '#model/search/PackedIndex.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { collectRecords, type RecordScope } from './collectRecords.ts';

/** The search index of a language, one for each part of the site. */
export async function packSearch(docs: Docs, language: Language): Promise<PackedIndex[]> {
  return packScopes(docs, language, await collectRecords(docs, language));
}

/** Packs records that were collected already. */
export function packScopes(
  docs: Docs,
  language: Language,
  scopes: readonly RecordScope[],
): PackedIndex[] {
  const synonyms = docs.config.synonyms[language];
  return scopes.map((scope) => packIndex({ ...scope, synonyms }));
}
