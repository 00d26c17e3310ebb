import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import { docsTabOf, stripDocsTab } from '#model/stripDocsTab.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { actionsBlock } from '#pipeline/page-markdown/actionsBlock.ts';
import { fillQuality } from '#pipeline/quality/fillQuality.ts';
import { composeApiIndex } from './composeApiIndex.ts';
import { composeApiPage } from './composeApiPage.ts';
import { composeGuide } from './composeGuide.ts';
import { composeTab, kindOfTab } from './composeTab.ts';
import { docsTabs } from './docsTabs.ts';
import { findApiLinks } from './findApiLinks.ts';

/** What readers see at a path; null when there is nothing. */
export async function findVisiblePage(
  docs: Docs,
  path: string,
  language: Language,
): Promise<Page | null> {
  const guide = await docs.page(stripDocsTab(path), language);
  const page = await (guide
    ? findGuide(docs, guide, path)
    : findReferencePage(docs, path, language));
  const { copyStrings, origin } = docs.config;
  return (
    page && {
      ...page,
      blocks: [actionsBlock(page, { strings: copyStrings[language], origin }), ...page.blocks],
    }
  );
}

async function findGuide(docs: Docs, guide: Page, path: string): Promise<Page | null> {
  const strings = docs.config.referenceStrings[guide.language];
  const links = findApiLinks(guide, await docs.apis());
  const tab = docsTabOf(path);
  if (tab === 'demos') {
    const filled = await fillQuality(guide, docs);
    return composeGuide(filled, links, strings, docs.config.origin);
  }
  if (!docsTabs(links).includes(tab)) {
    return null;
  }
  const shown = links.filter(({ kind }) => kind === kindOfTab(tab));
  const apis = await Promise.all(shown.map((link) => docs.api(link.path, guide.language)));
  return composeTab({ guide, tab, links, apis: apis.filter((api) => api !== null), strings });
}

async function findReferencePage(
  docs: Docs,
  path: string,
  language: Language,
): Promise<Page | null> {
  const strings = docs.config.referenceStrings[language];
  const products = docs.config.sections.flatMap(({ product }) => product ?? []);
  const api = await docs.api(path, language);
  if (api) {
    const productName = products.find(({ folder }) => folder === api.product)?.name ?? '';
    return composeApiPage({ api, productName, language, strings });
  }
  const product = products.find(({ apiPath }) => apiPath === path);
  const entries = (await docs.apis()).filter((entry) => entry.product === product?.folder);
  return product && entries.length > 0
    ? composeApiIndex({ product, entries, language, strings })
    : null;
}
