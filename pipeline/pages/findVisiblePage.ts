import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import { docsTabOf, stripDocsTab } from '#model/DocsTab.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { actionsBlock } from './actionsBlock.ts';
import { composeApiIndex, composeApiPage } from './composeApiPage.ts';
import { composeGuide } from './composeGuide.ts';
import { composeTab } from './composeTab.ts';
import { docsTabs, findApiLinks, kindOfTab } from './docsTabs.ts';

type CompleteGuide = (language: Language, path: string) => Promise<Page | null>;

/** What readers see at a path; null if there is no page. `completeGuide` finds a guide with its generated blocks. */
export async function findVisiblePage(
  docs: Docs,
  completeGuide: CompleteGuide,
  path: string,
  language: Language,
): Promise<Page | null> {
  const guide = await docs.page(stripDocsTab(path), language);
  const page = await (guide
    ? findGuide(docs, completeGuide, guide, path)
    : findReferencePage(docs, path, language));
  const { messages, origin } = docs.config;
  return (
    page && {
      ...page,
      blocks: [
        actionsBlock(page, { messages: messages[language].markdownExport, origin }),
        ...page.blocks,
      ],
    }
  );
}

async function findGuide(
  docs: Docs,
  completeGuide: CompleteGuide,
  guide: Page,
  path: string,
): Promise<Page | null> {
  const messages = docs.config.messages[guide.language].api;
  const links = findApiLinks(guide, await docs.apis());
  const tab = docsTabOf(path);
  if (tab === 'demos') {
    const { origin, importCosts } = docs.config;
    const complete = await completeGuide(guide.language, path);
    return (
      complete && composeGuide(complete, links, messages, { origin, costs: importCosts.components })
    );
  }
  if (!docsTabs(links).includes(tab)) {
    return null;
  }
  const shown = links.filter(({ kind }) => kind === kindOfTab(tab));
  const apis = await Promise.all(shown.map((link) => docs.api(link.path, guide.language)));
  return composeTab({ guide, tab, links, apis: apis.filter((api) => api !== null), messages });
}

async function findReferencePage(
  docs: Pick<Docs, 'config' | 'api' | 'apis'>,
  path: string,
  language: Language,
): Promise<Page | null> {
  const messages = docs.config.messages[language].api;
  const products = docs.config.sections.flatMap(({ product }) => product ?? []);
  const api = await docs.api(path, language);
  if (api) {
    const productName = products.find(({ folder }) => folder === api.product)?.name ?? '';
    return composeApiPage({ api, productName, language, messages });
  }
  const product = products.find(({ apiPath }) => apiPath === path);
  const entries = (await docs.apis()).filter((entry) => entry.product === product?.folder);
  return product && entries.length > 0
    ? composeApiIndex({ product, entries, language, messages })
    : null;
}
