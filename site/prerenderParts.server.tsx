import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { demos, docs } from 'virtual:docs/server';
import type { Block } from '#model/Block.ts';
import type { Dictionary } from '#model/Dictionary.ts';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import { lately } from '#model/lately.ts';
import type { Page } from '#model/Page.ts';
import type { BlockHtml, PageHtml } from '#model/PageHtml.ts';
import type { PageSources } from '#model/PageSources.ts';
import type { DemoOutline, PageView } from '#model/PageView.ts';
import type { StandaloneHtml, StandalonePayload } from '#model/StandalonePayload.ts';
import type { PagePayload } from '#model/PagePayload.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { templateOfBarePath, templateOfPath } from '#model/templatePaths.ts';
import { offlinePath } from '#model/workerScope.ts';
import { loadApiPart } from '#site/apiParts.server.tsx';
import { DemoPanel } from '#site/features/demo-panel/DemoPanel.tsx';
import { FeedbackQuestion } from '#site/features/feedback/FeedbackQuestion.tsx';
import { renderComponentBlock } from '#site/features/page-content/componentBlocks.tsx';
import { QualityPieces } from '#site/features/quality-report/QualityPieces.tsx';
import { markActive, renderNavigation } from '#site/shell/renderNavigation.tsx';
import { loadDictionary, loadLateStrings } from '#site/platform/i18n/dictionaries.ts';
import { LanguageProvider } from '#site/platform/i18n/LanguageProvider.tsx';
import { Strings } from '#site/platform/i18n/Strings.tsx';
import { buildId } from '#site/platform/env.ts';
import type { Snapshots } from '#site/snapshotDemos.server.tsx';
import type { Prerendered } from '#site/platform/PrerenderContext.ts';

/** Demos shown on pages that are React routes, and which of those show them. */
const miniatures = Object.keys(demos).filter((id) => id.endsWith('/Miniature'));
const pagesWithMiniatures = ['/', '/x'];

/** A page with its HTML; null when there is no such page. */
export function loadPage(path: string, language: Language): Promise<PagePayload | null> {
  const address = languageHref(path, language);
  return import.meta.env.DEV ? readPage(address) : readPageLately(address);
}

async function readPage(address: string): Promise<PagePayload | null> {
  const { path, language } = parseDocsPath(address);
  const page = await docs.visiblePage(path, language);
  if (!page) {
    return null;
  }
  const view = await docs.view(page);
  return { build: buildId, view, html: await pageHtml(page, view) };
}

// The router asks for the data of a page, then for its document, with which its payload is written.
const readPageLately = lately(16, readPage);

/** What a page fetched by a client navigation is made of; null when there is no such page. */
export async function loadPayload(
  path: string,
  language: Language,
): Promise<PagePayload | StandalonePayload | null> {
  return (await loadStandalone(path, language)) ?? (await loadPage(path, language));
}

/** The words and snapshots of a page that is a React route; null when there is no such page. */
export async function loadStandalone(
  path: string,
  language: Language,
): Promise<StandalonePayload | null> {
  const { standalonePaths, routeStrings } = docs.config;
  const strings = standalonePaths.includes(path) && routeStrings[language][path];
  return strings ? { build: buildId, strings, html: await standaloneHtml(path) } : null;
}

/** Words of offline reading, which come with the page that lists what can be read. */
export function offlineStrings(language: Language): Dictionary | null {
  return docs.config.routeStrings[language][offlinePath] ?? null;
}

async function standaloneHtml(path: string): Promise<StandaloneHtml> {
  const ids = pagesWithMiniatures.includes(path) ? miniatures : [];
  const { html, styles } = await snapshotAll(ids);
  return { snapshots: Object.fromEntries(html), styles };
}

async function standaloneHtmlOf(path: string): Promise<StandaloneHtml | null> {
  const template = templateOfBarePath(path);
  if (template !== null && !import.meta.env.DEV) {
    const { snapshotTemplate } = await import('#site/snapshotDemos.server.tsx');
    const { html, styles } = await snapshotTemplate(template);
    return { snapshots: Object.fromEntries(html), styles };
  }
  return docs.config.standalonePaths.includes(path) ? standaloneHtml(path) : null;
}

/** The code of a page's demos in every variant and styling; that of a template is one of several files. */
export async function loadSources(path: string): Promise<PageSources> {
  const template = await docs.template(templateOfPath(path) ?? '');
  if (template) {
    return { build: buildId, demos: [template] };
  }
  const page = await docs.page(path, docs.config.languageConfig.defaultLanguage);
  return { build: buildId, demos: page?.demos.flatMap(({ variants }) => variants) ?? [] };
}

/** What the document of an address holds that its script does not bring. */
export async function prerenderParts(path: string, language: Language): Promise<Prerendered> {
  const page = await loadPage(path, language);
  const navigation = await docs.navigation(language);
  return {
    navigationHtml: markActive(renderNavigation(navigation, language), navigation, path, language),
    feedbackHtml: feedbackHtml(language),
    page: page?.html ?? null,
    standalone: await standaloneHtmlOf(path),
  };
}

function feedbackHtml(language: Language): string {
  return renderToStaticMarkup(
    <Strings strings={docs.config.lateDictionaries[language].feedback as Dictionary}>
      <FeedbackQuestion rating={null} />
    </Strings>,
  );
}

async function pageHtml(page: Page, { blocks }: PageView): Promise<PageHtml> {
  const demos = blocks.filter((block) => block.kind === 'demo');
  const { html, styles } = await snapshotAll(demos.flatMap(prerenderedId));
  await loadDictionary(page.language);
  await loadLateStrings(page.language);
  const parts = page.blocks.map(async (block, index): Promise<BlockHtml> => {
    const outline = blocks[index];
    return outline?.kind === 'demo'
      ? {
          html: drawWaiting(prerenderedId(outline).map((id) => html.get(id))[0] ?? ''),
          panel: panelHtml(page, outline),
        }
      : { html: await staticHtml(block, page.language), panel: '' };
  });
  return { blocks: await Promise.all(parts), styles };
}

/** A grid draws nothing before it has measured itself; until it runs, the lines of a table hold its place. */
function drawWaiting(html: string): string {
  const hasText = html.replace(/<style.*?<\/style>|<[^>]*>/gs, '').trim() !== '';
  const isDrawn = hasText || /<(svg|img|input|button|canvas)\b/.test(html);
  return isDrawn ? html : `${html}<div class="demo-waiting"></div>`;
}

/** A demo in a frame of its own has no snapshot: its width is not the page's. */
function prerenderedId({ options, variants }: DemoOutline): string[] {
  return options.iframe || !variants[0] ? [] : [variants[0].id];
}

function panelHtml(page: Page, outline: DemoOutline): string {
  const variant = page.demos.find(({ name }) => name === outline.name)?.variants[0];
  if (!outline.options.toolbar || !variant) {
    return '';
  }
  const code = {
    files: variant.files.map((file) => file.tsHtml),
    preview: variant.preview?.tsHtml ?? null,
  };
  const stage = {
    replacement: null,
    replace: () => {},
    props: {},
    setProps: () => {},
    restart: () => {},
  };
  return renderToStaticMarkup(
    <StaticRouter location={page.path}>
      <LanguageProvider language={page.language}>
        <DemoPanel
          outline={outline}
          pagePath={page.path}
          hasAds={false}
          stage={stage}
          code={code}
          startsOpen={outline.options.code === 'open'}
        />
      </LanguageProvider>
    </StaticRouter>,
  );
}

async function staticHtml(block: Block, language: Language): Promise<string> {
  switch (block.kind) {
    case 'prose':
      return block.html;
    case 'component':
      return renderToStaticMarkup(
        <Strings strings={docs.config.templateStrings[language]}>
          {renderComponentBlock(block, language)}
        </Strings>,
      );
    case 'api':
      return loadApiPart(block.part, language);
    case 'quality':
      return renderToStaticMarkup(<QualityPieces pieces={block.pieces} />);
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
