import type { Language } from '#model/Language.ts';
import { packIndex } from '#model/search/packIndex.ts';
import type { PackedIndex } from '#model/search/PackedIndex.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { collectRecords } from './collectRecords.ts';

/** The search index of a language, one for each part of the site. */
export async function packSearch(docs: Docs, language: Language): Promise<PackedIndex[]> {
  const synonyms = docs.config.synonyms[language];
  const scopes = await collectRecords(docs, language);
  return scopes
    .filter(({ records }) => records.length > 0)
    .map((scope) => packIndex({ ...scope, synonyms }));
}
