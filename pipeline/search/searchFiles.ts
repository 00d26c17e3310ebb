import { namesFile, startFile, type StartPage, textsFile } from '#model/search/indexFiles.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { collectRecords, type RecordScope } from './collectRecords.ts';
import { packScopes } from './packSearch.ts';

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
  for (const language of docs.config.languageConfig.prerendered) {
    const scopes = await collectRecords(docs, language);
    for (const { names, texts } of packScopes(docs, language, scopes)) {
      add(namesFile(language, names.product), names);
      add(textsFile(language, names.product), texts);
    }
    add(startFile(language), startPages(scopes, docs.config.popularPages));
  }
  return files;
}

/** Popular pages in their order; what is not written yet is left out. */
function startPages(scopes: readonly RecordScope[], popular: readonly string[]): StartPage[] {
  const pages = scopes.flatMap(({ product, records }) =>
    records.flatMap((record) => (record.kind === 'page' ? [{ ...record, product }] : [])),
  );
  return popular.flatMap((path) => {
    const page = pages.find((each) => each.path === path);
    return page ? [{ path, title: page.title, trail: page.trail, product: page.product }] : [];
  });
}
