import { renderToStaticMarkup } from 'react-dom/server';
import { demos, docs } from 'virtual:docs/server';
import type { Block } from '#model/Block.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import type { BlockHtml, PageHtml } from '#model/PageHtml.ts';
import type { StandaloneHtml, StandalonePayload } from '#model/StandalonePayload.ts';
import type { PagePayload } from '#model/PagePayload.ts';
import { loadApiPart } from '#site/apiParts.server.tsx';
import { renderComponentBlock } from '#site/features/page-content/componentBlocks.tsx';
import { markActive, renderNavigation } from '#site/shell/renderNavigation.tsx';
import { buildId } from '#site/platform/env.ts';
import type { Snapshots } from '#site/snapshotDemos.server.tsx';
import type { Prerendered } from '#site/platform/PrerenderContext.ts';

/** Demos shown on pages that are React routes. */
const standaloneDemos = Object.keys(demos).filter((id) => id.endsWith('/Miniature'));

/** A page with its HTML; null when there is no such page. */
export async function loadPage(path: string, language: Language): Promise<PagePayload | null> {
  const page = await docs.visiblePage(path, language);
  return page && { build: buildId, view: await docs.view(page), html: await pageHtml(page) };
}

/** The words and snapshots of a page that is a React route; null when there is no such page. */
export async function loadStandalone(
  path: string,
  language: Language,
): Promise<StandalonePayload | null> {
  const strings = docs.config.routeStrings[language][path];
  return strings ? { build: buildId, strings, html: await standaloneHtml() } : null;
}

async function standaloneHtml(): Promise<StandaloneHtml> {
  const { html, styles } = await snapshotAll(standaloneDemos);
  return { snapshots: Object.fromEntries(html), styles };
}

/** Highlighted JavaScript of each demo on a page, file by file. */
export async function loadJavaScript(path: string): Promise<Record<string, string[]>> {
  const page = await docs.page(path, docs.config.languageConfig.defaultLanguage);
  return Object.fromEntries(
    page?.demos.map(({ name, files }) => [name, files.map((file) => file.jsHtml)]) ?? [],
  );
}

/** What the document of an address holds that its script does not bring. */
export async function prerenderParts(path: string, language: Language): Promise<Prerendered> {
  const page = await docs.visiblePage(path, language);
  const navigation = await docs.navigation(language);
  return {
    navigationHtml: markActive(renderNavigation(navigation, language), navigation, path, language),
    page: page && (await pageHtml(page)),
    standalone: docs.config.standalonePaths.includes(path) ? await standaloneHtml() : null,
  };
}

async function pageHtml(page: Page): Promise<PageHtml> {
  const { blocks } = await docs.view(page);
  const ids = blocks.flatMap((block) => (block.kind === 'demo' ? [block.id] : []));
  const { html, styles } = await snapshotAll(ids);
  const parts = page.blocks.map(async (block, index): Promise<BlockHtml> => {
    const outline = blocks[index];
    return outline?.kind === 'demo'
      ? { html: html.get(outline.id) ?? '', code: codeOf(page, outline.name) }
      : { html: await staticHtml(block, page.language), code: [] };
  });
  return { blocks: await Promise.all(parts), styles };
}

function codeOf(page: Page, name: string): string[] {
  return page.demos.find((demo) => demo.name === name)?.files.map((file) => file.tsHtml) ?? [];
}

async function staticHtml(block: Block, language: Language): Promise<string> {
  switch (block.kind) {
    case 'prose':
      return block.html;
    case 'component':
      return renderToStaticMarkup(renderComponentBlock(block, language));
    case 'api':
      return loadApiPart(block.part, language);
    case 'demo':
      return '';
    default:
      return block satisfies never;
  }
}

/** In development demos go live at once; rendering them here first would only delay the page. */
async function snapshotAll(ids: string[]): Promise<Snapshots> {
  if (import.meta.env.DEV) {
    return { html: new Map(), styles: { ids: [], css: '' } };
  }
  const { snapshotDemos } = await import('#site/snapshotDemos.server.tsx');
  return snapshotDemos(ids);
}
