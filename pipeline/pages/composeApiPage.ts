import type { Api } from '#model/api/Api.ts';
import { apiTables } from '#model/api/apiRows.ts';
import { apiSections, categoryId, groupId, sectionId } from '#model/api/apiSections.ts';
import { rowGroups } from '#model/api/rowGroups.ts';
import { interpolate } from '#model/Messages.ts';
import type { Page } from '#model/Page.ts';
import type { ApiPart, Heading } from '#model/Block.ts';
import type { Language } from '#model/Language.ts';
import type { ApiMessages } from '#pipeline/docs/messages.ts';
import { type ApiEntry, apiGroups } from '#model/api/ApiEntry.ts';
import type { Product } from '#model/Product.ts';
import type { Plan } from '#model/Plan.ts';

interface ApiPageInput {
  api: Api;
  /** Display name of the product. */
  productName: string;
  language: Language;
  messages: ApiMessages;
}

/** Composes a page of the API reference. */
export function composeApiPage({ api, productName, language, messages }: ApiPageInput): Page {
  const values = { name: api.name, product: productName };
  const packageName = /'(?<name>@mui\/[^/']+)/.exec(api.imports[0] ?? '')?.groups?.name ?? null;
  return generatedPage({
    path: api.path,
    language,
    product: api.product,
    title: apiTitle(api, productName, messages),
    description: interpolate(messages.descriptions[api.kind], values),
    plan: api.plan,
    packageName,
    ads: api.kind === 'component',
    headings: headingsOf(api, messages),
    part: { kind: 'page', path: api.path },
  });
}

/** Title of a page of the API reference. */
export function apiTitle(
  api: Pick<Api, 'kind' | 'name'>,
  productName: string,
  messages: Pick<ApiMessages, 'titles' | 'pageTitle'>,
): string {
  const { kind, name } = api;
  const pattern =
    kind === 'events' || kind === 'selectors' || kind === 'exports'
      ? messages.titles[kind]
      : messages.pageTitle;
  return interpolate(pattern, { name, product: productName });
}

function headingsOf(api: Api, messages: ApiMessages): Heading[] {
  const sections = apiSections(api).flatMap((section): Heading[] => [
    { id: sectionId(section, null), text: messages.sections[section], level: 2 },
    ...(section === 'props' ? groupHeadings(api, messages) : []),
  ]);
  const categories =
    api.kind === 'selectors'
      ? api.categories.map(({ name }): Heading => ({ id: categoryId(name), text: name, level: 2 }))
      : [];
  return [...sections, ...categories];
}

function groupHeadings(api: Api, messages: ApiMessages): Heading[] {
  const rows = apiTables(api).find(({ section }) => section === 'props')?.rows ?? [];
  return rowGroups(rows).flatMap(({ group }): Heading[] =>
    group === null ? [] : [{ id: groupId(group), text: messages.groups[group], level: 3 }],
  );
}

interface ApiIndexInput {
  product: Product;
  /** Pages of the product. */
  entries: readonly ApiEntry[];
  language: Language;
  messages: ApiMessages;
}

/** Composes the page that lists the API pages of a product. */
export function composeApiIndex({ product, entries, language, messages }: ApiIndexInput): Page {
  const values = { product: product.name };
  return generatedPage({
    path: product.apiPath,
    language,
    product: product.folder,
    title: interpolate(messages.indexTitle, values),
    description: interpolate(messages.indexDescription, values),
    plan: null,
    packageName: product.packages[0] ?? null,
    ads: false,
    headings: apiGroups(entries).map(({ kind }) => ({
      id: `${kind}s`,
      text: messages.kinds[kind],
      level: 2,
    })),
    part: { kind: 'index', product: product.folder },
  });
}

interface GeneratedPage {
  path: string;
  language: Language;
  /** Folder of the product below `content/`. */
  product: string;
  title: string;
  description: string;
  plan: Plan | null;
  packageName: string | null;
  ads: boolean;
  headings: Heading[];
  part: ApiPart;
}

/** A page without a Markdown file. */
function generatedPage(input: GeneratedPage): Page {
  const { path, language, product, headings, part, ...meta } = input;
  return {
    path,
    language,
    // Labels are in the reader's language; English descriptions are marked individually.
    bodyLanguage: language,
    section: product,
    meta: {
      ...meta,
      components: [],
      hooks: [],
      githubLabel: null,
      waiAria: null,
      tableOfContents: true,
      keywords: [],
      topAnchors: [],
      fontStylesheet: null,
    },
    headings,
    blocks: [{ kind: 'api', part }],
    demos: [],
    sourceFile: `content/${product}/api.ts`,
    lastUpdated: null,
  };
}
