import type { ApiEntry } from '#model/api/ApiEntry.ts';
import { interpolate } from '#model/Messages.ts';
import { flattenNavigation, type NavNode } from '#model/NavNode.ts';
import { defaultLanguage, type Language, textIn } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';
import type { Product } from '#model/Product.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { apiTitle } from '#pipeline/pages/composeApiPage.ts';
import { absoluteLink } from '#pipeline/text/markdownSyntax.ts';
import { loadPageMarkdown } from './loadPageMarkdown.ts';
import { skillPath } from './skillPath.ts';

/** Names of the lists, below the site or a product. */
export const listNames = { list: 'llms.txt', full: 'llms-full.txt' } as const;

/** The site for assistants, by the convention of llmstxt.org: what it is, its products, every guide. */
export async function siteList(docs: Docs, language: Language): Promise<string> {
  const { config } = docs;
  const { lists } = config.messages[language].markdownExport;
  const products = config.sections.flatMap(({ product }) => product ?? []);
  const indexes = await Promise.all(
    products.map(({ apiPath }) => pageLine(docs, apiPath, language)),
  );
  const guides = await Promise.all(
    (await docs.navigation(language)).map(async (node) =>
      section('title' in node ? node.title : '', await guideLines(docs, [node], language)),
    ),
  );
  return joined([
    `# ${config.library.name}`,
    `> ${lists.lead}`,
    section(
      lists.products,
      products.map((product) => {
        const href = config.origin + languageHref(`${product.path}/${listNames.list}`, language);
        const note = interpolate(lists.productList, { name: product.name });
        return `- [${product.name}](${href}): ${textIn(product.tagline, language)} (${note})`;
      }),
    ),
    ...guides,
    section(lists.reference, indexes.flat()),
    section(
      lists.skills,
      products.map((product) => {
        const note = interpolate(lists.skill, { name: product.name });
        return `- [${product.name}](${config.origin}${skillPath(product)}): ${note}`;
      }),
    ),
    section(lists.more, [fullLine(docs, null, language)]),
  ]);
}

/** A product for assistants: its guides, and every page of its reference. */
export async function productList(
  docs: Docs,
  product: Product,
  language: Language,
): Promise<string> {
  const { lists } = docs.config.messages[language].markdownExport;
  const navigation = await docs.navigation(language);
  const apis = (await docs.apis()).filter((api) => api.product === product.folder);
  const guides = await guideLines(docs, navigation, language, product.path);
  return joined([
    `# ${[product.metadata, product.name].filter(Boolean).join(' ')}`,
    `> ${interpolate(lists.productLead, { tagline: textIn(product.tagline, language) })}`,
    section(lists.guides, guides),
    section(lists.reference, [
      ...(await pageLine(docs, product.apiPath, language)),
      ...apis.map((api) => apiLine(docs, api, product, language)),
    ]),
    section(lists.more, guides.length > 0 ? [fullLine(docs, product, language)] : []),
  ]);
}

/** Every guide of a product, or of the site, one after the other; null where there is none. The reference is too long for it; the list has it. */
export async function fullText(
  docs: Docs,
  product: Product | null,
  language: Language,
): Promise<string | null> {
  const paths = writtenPaths(await docs.navigation(language), product?.path);
  const guides = await guidesAmong(docs, paths);
  const texts = await Promise.all(guides.map((path) => loadPageMarkdown(docs, path, language)));
  return texts.length > 0 ? texts.filter((text) => text !== null).join('\n---\n\n') : null;
}

function fullLine(docs: Docs, product: Product | null, language: Language): string {
  const { origin, messages } = docs.config;
  const { full, fullNote } = messages[language].markdownExport.lists;
  const path = `${product?.path ?? ''}/${listNames.full}`;
  return `- [${full}](${origin}${languageHref(path, language)}): ${fullNote}`;
}

async function guideLines(
  docs: Docs,
  nodes: readonly NavNode[],
  language: Language,
  below?: string,
): Promise<string[]> {
  const paths = await guidesAmong(docs, writtenPaths(nodes, below));
  return (await Promise.all(paths.map((path) => pageLine(docs, path, language)))).flat();
}

/** One line about a page of the reference, which need not be read for it. */
function apiLine(docs: Docs, api: ApiEntry, product: Product, language: Language): string {
  const { origin, messages } = docs.config;
  const apiMessages = messages[language].api;
  const title = apiTitle(api, product.name, apiMessages);
  const values = { name: api.name, product: product.name };
  const description = interpolate(apiMessages.descriptions[api.kind], values);
  return `- [${title}](${absoluteLink(languageHref(api.path, language), origin)}): ${description}`;
}

/** Paths of a product's guides that are written, in the order of the navigation. */
export async function guidesOf(docs: Docs, product: Product): Promise<string[]> {
  return guidesAmong(docs, writtenPaths(await docs.navigation(defaultLanguage), product.path));
}

/** One line about a page; none when there is no page. */
export async function pageLine(docs: Docs, path: string, language: Language): Promise<string[]> {
  const page = await docs.visiblePage(path, language);
  const href = absoluteLink(languageHref(path, language), docs.config.origin);
  return page ? [`- [${page.meta.title}](${href}): ${page.meta.description}`] : [];
}

function writtenPaths(nodes: readonly NavNode[], below?: string): string[] {
  return flattenNavigation(nodes).flatMap((leaf) =>
    leaf.kind === 'page' &&
    leaf.written &&
    (below === undefined || leaf.path === below || leaf.path.startsWith(`${below}/`))
      ? [leaf.path]
      : [],
  );
}

/** Those that are written, not read from types. */
async function guidesAmong(docs: Docs, paths: string[]): Promise<string[]> {
  const guides = new Set((await docs.pageFiles()).map(({ path }) => path));
  return paths.filter((path) => guides.has(path));
}

function section(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : '';
}

function joined(parts: string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
