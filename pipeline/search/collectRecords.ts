import { flattenNavigation, groupsAround, type NavTag } from '#model/NavNode.ts';
import type { Page } from '#model/Page.ts';
import { defaultLanguage, type Language } from '#model/Language.ts';
import { errorsSlug } from '#search/indexFiles.ts';
import type { PageRecord, SearchRecord } from '#search/SearchRecord.ts';
import { searchPath } from '#model/searchPath.ts';
import { templatesPath } from '#model/Template.ts';
import { readPhrases } from '#pipeline/content-files/readPhrases.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { apiPageRecord, apiRowRecords } from './apiRecords.ts';
import { errorRecords } from './errorRecords.ts';
import { guideRecords } from './guideRecords.ts';
import { settingRecords, templateRecords } from './libraryRecords.ts';

/** The records of one product, or of everything about the whole library. */
export interface RecordScope {
  /** Folder of the product below `content/`; null for the library. */
  product: string | null;
  /** Name of the product; empty for the library. */
  productName: string;
  records: SearchRecord[];
}

/** Reads everything that can be found, in one language; the library's own part comes first. */
export async function collectRecords(docs: Docs, language: Language): Promise<RecordScope[]> {
  const navigation = await docs.navigation(language);
  const leaves = flattenNavigation(navigation).filter((leaf) => leaf.kind === 'page');
  const titles = new Map(leaves.map((leaf) => [leaf.path, leaf.title]));
  const planned = new Set(
    leaves.filter(({ tags }) => tags.includes('planned')).map(({ path }) => path),
  );
  const products = docs.config.sections.flatMap(({ product }) => product ?? []);
  const folders = new Set(products.map(({ folder }) => folder));
  // The page of the messages is in the part of the index that has them.
  const isPart = (folder: string) => folders.has(folder) || folder === errorsSlug;
  const guides: { product: string | null; records: SearchRecord[] }[] = [];
  const fullTitles = new Map<string, string>();
  for (const file of await docs.pageFiles()) {
    const { path, section } = file;
    const page = path === searchPath ? null : await docs.page(path, language);
    if (page) {
      const title = nameOf(page, titles.get(path));
      fullTitles.set(path, page.meta.title);
      const trail = (await docs.view(page)).trail.map((group) => group.title);
      const product = isPart(section.folder) ? section.folder : null;
      const isMigration = section.folder === 'migration';
      const isPlanned = planned.has(path);
      // They are in English, as are the sections they lead to.
      const phrases = page.bodyLanguage === defaultLanguage ? await readPhrases(file) : {};
      const records = guideRecords({ page, title, trail, phrases, isMigration, isPlanned });
      guides.push({ product, records });
    }
  }
  const errors = await errorRecords(docs, language);
  for (const { path, title, tags } of leaves.filter(({ written }) => !written)) {
    const section = docs.config.sections.find((each) => `${path}/`.startsWith(`${each.path}/`));
    guides.push({
      product: section && isPart(section.folder) ? section.folder : null,
      records: [unwrittenRecord(path, title, tags, groupsAround(navigation, path))],
    });
  }
  const guidesOf = (folder: string | null) => {
    const own = guides.filter(({ product }) => product === folder);
    return tellApart(
      own.flatMap(({ records }) => records),
      fullTitles,
    );
  };

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
    ...settingRecords(docs.config.messages[language].late),
  ];
  const explained = {
    product: errorsSlug,
    productName: '',
    records: [...guidesOf(errorsSlug), ...errors],
  };
  return [
    { product: null, productName: '', records: library },
    ...scopes,
    ...(errors.length > 0 ? [explained] : []),
  ];
}

/** Guides of one title in one place get what their full titles begin with, such as the name of a component: `Rich Tree View - Items`. */
function tellApart(
  records: readonly SearchRecord[],
  fullTitles: ReadonlyMap<string, string>,
): SearchRecord[] {
  const namesake = ({ title, trail }: PageRecord) => [...trail, title].join('\0');
  const counts = new Map<string, number>();
  for (const record of records) {
    if (record.kind === 'page') {
      counts.set(namesake(record), (counts.get(namesake(record)) ?? 0) + 1);
    }
  }
  return records.map((record) => {
    if (record.kind !== 'page' || counts.get(namesake(record)) === 1) {
      return record;
    }
    const beginning = (fullTitles.get(record.path) ?? '').split(' - ').slice(0, -1);
    return { ...record, trail: [...record.trail, ...beginning] };
  });
}

/** An entry of the navigation without a page: it is found by its title, so that nobody searches on. */
function unwrittenRecord(
  path: string,
  title: string,
  tags: readonly NavTag[],
  groups: readonly { title: string }[],
): PageRecord {
  const plan = tags.includes('premium') ? 'premium' : tags.includes('pro') ? 'pro' : null;
  return {
    kind: 'page',
    role: 'guide',
    path,
    title,
    trail: groups.map((group) => group.title),
    plan,
    featured: false,
    state: 'unwritten',
    keywords: [],
    text: '',
  };
}

/** The title readers know a page by: "Overview" of the tree says nothing in a list of results. */
function nameOf(
  { meta, language, bodyLanguage }: Pick<Page, 'meta' | 'language' | 'bodyLanguage'>,
  navigationTitle: string | undefined,
): string {
  const own = meta.title.split(' - ').at(-1) ?? meta.title;
  // The tree may be translated where the page is not.
  const isNamed = navigationTitle !== undefined && own.includes(navigationTitle);
  return isNamed || (navigationTitle !== undefined && language !== bodyLanguage)
    ? navigationTitle
    : own;
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
    const trail = (await docs.view(page)).trail.map((group) => group.title);
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
        state: 'written',
        keywords: [],
        text: description,
      });
    }
  }
  return [...pages, ...apiRowRecords(apis)];
}
