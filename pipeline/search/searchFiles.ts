import {
  errorsFile,
  namesFile,
  siteFile,
  type SiteFacts,
  startFile,
  type StartPage,
  textsFile,
} from '#search/indexFiles.ts';
import { explainErrors } from '#pipeline/pages/explainErrors.ts';
import { versionFacts } from '#pipeline/pages/versionFacts.ts';
import { versionsFile } from '#model/versions/versionFiles.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { collectRecords, type RecordScope } from './collectRecords.ts';
import { type Language, languageCodes } from '#model/Language.ts';
import { packIndex } from '#search/packIndex.ts';
import type { PackedIndex } from '#search/PackedIndex.ts';

interface SearchFile {
  /** Path below the site's root. */
  fileName: string;
  source: string;
}

/** The files the search is served from, for every language. */
export async function searchFiles(docs: Docs): Promise<SearchFile[]> {
  const files: SearchFile[] = [];
  const add = (address: string, value: unknown) =>
    files.push({ fileName: address.slice(1), source: JSON.stringify(value) });
  for (const language of languageCodes) {
    const scopes = await collectRecords(docs, language);
    for (const { names, texts } of packScopes(docs, language, scopes)) {
      add(namesFile(language, names.product), names);
      add(textsFile(language, names.product), texts);
    }
    add(startFile(language), startPages(scopes, docs.config.popularPages));
    add(errorsFile(language), await explainErrors(docs, language));
  }
  for (const { product } of docs.config.apiScopes) {
    add(versionsFile(product), await versionFacts(docs, product));
  }
  add(siteFile, { origin: docs.config.origin } satisfies SiteFacts);
  return files;
}

/** Popular pages in their order; what is not written yet is left out. */
function startPages(scopes: readonly RecordScope[], popular: readonly string[]): StartPage[] {
  const pages = scopes.flatMap(({ product, records }) =>
    records.flatMap((record) =>
      record.kind === 'page' && record.state !== 'unwritten' ? [{ ...record, product }] : [],
    ),
  );
  return popular.flatMap((path) => {
    const page = pages.find((each) => each.path === path);
    return page ? [{ path, title: page.title, trail: page.trail, product: page.product }] : [];
  });
}

/** Packs the records of a language, one index for each scope. */
export function packScopes(
  docs: Docs,
  language: Language,
  scopes: readonly RecordScope[],
): PackedIndex[] {
  const synonyms = docs.config.synonyms[language];
  return scopes.map((scope) => packIndex({ ...scope, synonyms }));
}
