import { flattenNavigation } from '#model/flattenNavigation.ts';
import type { Language } from '#model/Language.ts';
import type { SearchRecord } from '#model/search/SearchRecord.ts';
import { templatesPath } from '#model/templatePaths.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { apiPageRecord, apiRowRecords } from './apiRecords.ts';
import { guideRecords } from './guideRecords.ts';
import { settingRecords } from './settingRecords.ts';
import { templateRecords } from './templateRecords.ts';

/** The records of one part of the site: a product, or everything about the whole library. */
export interface RecordScope {
  /** Folder of the product below `content/`; null for the library. */
  product: string | null;
  /** Name of the product; empty for the library. */
  productName: string;
  records: SearchRecord[];
}

/** Reads everything that can be found, in one language; the library's own part comes first. */
export async function collectRecords(docs: Docs, language: Language): Promise<RecordScope[]> {
  const titles = new Map(
    flattenNavigation(await docs.navigation(language)).flatMap((leaf) =>
      leaf.kind === 'page' ? [[leaf.path, leaf.title] as const] : [],
    ),
  );
  const products = docs.config.sections.flatMap(({ product }) => product ?? []);
  const folders = new Set(products.map(({ folder }) => folder));
  const guides: { product: string | null; records: SearchRecord[] }[] = [];
  for (const { path, section } of await docs.pageFiles()) {
    const page = await docs.page(path, language);
    if (page) {
      const title = titles.get(path) ?? page.meta.title;
      const { trail } = await docs.view(page);
      const product = folders.has(section.folder) ? section.folder : null;
      guides.push({ product, records: guideRecords({ page, title, trail }) });
    }
  }
  const guidesOf = (folder: string | null) =>
    guides.filter(({ product }) => product === folder).flatMap(({ records }) => records);

  const scopes = await Promise.all(
    products.map(async ({ folder, name, apiPath }) => ({
      product: folder,
      productName: name,
      records: [...guidesOf(folder), ...(await referenceRecords(docs, language, folder, apiPath))],
    })),
  );
  const library = [
    ...guidesOf(null),
    ...templateRecords(docs.config, language, titles.get(templatesPath) ?? ''),
    ...settingRecords(docs.config.lateDictionaries[language]),
  ];
  return [{ product: null, productName: '', records: library }, ...scopes];
}

async function referenceRecords(
  docs: Docs,
  language: Language,
  product: string,
  apiPath: string,
): Promise<SearchRecord[]> {
  const entries = (await docs.apis()).filter((entry) => entry.product === product);
  const pages: SearchRecord[] = [];
  const apis = [];
  for (const path of entries.length > 0 ? [apiPath, ...entries.map((entry) => entry.path)] : []) {
    const page = await docs.visiblePage(path, language);
    const api = await docs.api(path, language);
    if (!page) {
      continue;
    }
    const { title, description } = page.meta;
    const { trail } = await docs.view(page);
    if (api) {
      apis.push(api);
      pages.push(apiPageRecord(api, { title, trail, description }));
    } else {
      pages.push({
        kind: 'page',
        role: 'list',
        path,
        title,
        trail,
        plan: null,
        featured: true,
        keywords: [],
        text: description,
      });
    }
  }
  return [...pages, ...apiRowRecords(apis)];
}
