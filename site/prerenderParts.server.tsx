import { renderToStaticMarkup } from 'react-dom/server';
import { demos, docs, renderSnapshot, toolHash } from 'virtual:docs/server';
import type { Block } from '#model/Block.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import type { BlockHtml, PageHtml, SnapshotStyles } from '#model/PageHtml.ts';
import type { PagePayload } from '#model/PagePayload.ts';
import { SnapshotFrame } from '#site/features/demo/SnapshotFrame.tsx';
import { snapshotVariables } from '#site/features/demo/snapshotVariables.ts';
import { renderComponentBlock } from '#site/features/page-content/componentBlocks.tsx';
import { markActive, renderNavigation } from '#site/shell/renderNavigation.tsx';
import { buildId } from '#site/platform/env.ts';
import type { Prerendered } from '#site/platform/PrerenderContext.ts';

const snapshotTool = toolHash(docs.config.root, [
  'pipeline/snapshots/*',
  'site/features/demo/*.{ts,tsx}',
]);
const noStyles: SnapshotStyles = { ids: [], css: '' };

/** Demos shown on pages that are React routes. */
const standaloneDemos = Object.keys(demos).filter((id) => id.endsWith('/Miniature'));

/** A page with its HTML; null when there is no such page. */
export async function loadPage(path: string, language: Language): Promise<PagePayload | null> {
  const page = await docs.page(path, language);
  return page && { build: buildId, view: await docs.view(page), html: await pageHtml(page) };
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
  const page = await docs.page(path, language);
  const isStandalone = docs.config.standalonePaths.includes(path);
  const navigation = await docs.navigation(language);
  const shown = isStandalone
    ? await snapshotAll(standaloneDemos)
    : { html: new Map<string, string>(), styles: noStyles };
  return {
    navigationHtml: markActive(renderNavigation(navigation, language), navigation, path, language),
    page: page && (await pageHtml(page)),
    snapshots: Object.fromEntries(shown.html),
    snapshotStyles: shown.styles,
  };
}

async function pageHtml(page: Page): Promise<PageHtml> {
  const { blocks } = await docs.view(page);
  const ids = blocks.flatMap((block) => (block.kind === 'demo' ? [block.id] : []));
  const { html, styles } = await snapshotAll(ids);
  return {
    blocks: page.blocks.map((block, index): BlockHtml => {
      const outline = blocks[index];
      return outline?.kind === 'demo'
        ? { html: html.get(outline.id) ?? '', code: codeOf(page, outline.name) }
        : { html: staticHtml(block, page.language), code: [] };
    }),
    styles,
  };
}

function codeOf(page: Page, name: string): string[] {
  return page.demos.find((demo) => demo.name === name)?.files.map((file) => file.tsHtml) ?? [];
}

function staticHtml(block: Block, language: Language): string {
  if (block.kind === 'prose') {
    return block.html;
  }
  return block.kind === 'component'
    ? renderToStaticMarkup(renderComponentBlock(block, language))
    : '';
}

async function snapshotAll(
  ids: string[],
): Promise<{ html: Map<string, string>; styles: SnapshotStyles }> {
  const html = new Map<string, string>();
  const rules = new Map<string, string>();
  for (const id of ids) {
    const snapshot = await docs.snapshot(id, snapshotTool, async () => {
      const module = await demos[id]?.();
      if (!module) {
        throw new Error(`The demo ${id} is not in the registry.`);
      }
      return renderSnapshot(module.default, SnapshotFrame);
    });
    html.set(id, snapshot.html);
    Object.entries(snapshot.rules).forEach(([ruleId, css]) => rules.set(ruleId, css));
  }
  const css = [...rules.values()].join('');
  const variables = snapshotVariables([...html.values(), css].join(''));
  return { html, styles: { ids: [...rules.keys()], css: variables + css } };
}
