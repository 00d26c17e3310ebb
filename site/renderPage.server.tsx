import { renderToStaticMarkup } from 'react-dom/server';
import { docs } from 'virtual:docs/server';
import type { Block } from '#model/Block.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import type { SnapshotStyles } from '#model/PagePayload.ts';
import type { DemoOutline, PageView } from '#model/PageView.ts';
import { usesIconFont } from '#model/usesIconFont.ts';
import { DemoBlock, type DemoData } from '#site/features/demo/DemoBlock.tsx';
import builderStyles from '#site/features/chart-builder/chartBuilder.page.css?inline';
import { BuilderPlace } from '#site/features/chart-builder/BuilderPlace.tsx';
import codemodStyles from '#site/features/codemods/codemods.page.css?inline';
import { type CodemodData, codemodPrefix } from '#site/features/codemods/CodemodData.ts';
import { CodemodPlace } from '#site/features/codemods/CodemodPlace.tsx';
import { type DemoElement, demoPrefix } from '#site/features/demo/DemoElement.ts';
import { DemoPanel } from '#site/features/demo/panel/DemoPanel.tsx';
import { ExampleGallery } from '#site/features/example-gallery/ExampleGallery.tsx';
import galleryStyles from '#site/features/example-gallery/exampleGallery.page.css?inline';
import { renderComponentBlock } from '#site/features/page-content/componentBlocks.tsx';
import { QualityPieces } from '#site/features/quality-report/QualityPieces.tsx';
import { loadApiPart } from '#site/loadApiPart.server.tsx';
import type { RenderedBlock } from '#site/features/page-content/PageContent.tsx';
import { LanguageProvider } from '#site/platform/i18n/LanguageProvider.tsx';
import { loadLateMessages } from '#site/platform/i18n/messages.ts';
import { MessagesProvider } from '#site/platform/i18n/useMessages.tsx';
import { prerenderReact } from '#site/platform/islands/prerenderReact.tsx';
import type { Snapshots } from '#site/snapshotDemos.server.tsx';
import iconNameStyles from '#site/ui/iconNames.page.css?inline';

interface RenderedPage {
  blocks: RenderedBlock[];
  snapshotStyles: SnapshotStyles;
  /** Whether a block needs the whole window, which the article knows before the block has streamed in. */
  isWide: boolean;
}

/** Renders the blocks of a page, its demos as snapshots. */
export async function renderPage(page: Page, view: PageView): Promise<RenderedPage> {
  const { blocks } = view;
  const demos = blocks.filter((block) => block.kind === 'demo');
  const { html, styles } = await renderSnapshots(demos.flatMap(prerenderedId));
  await loadLateMessages(page.language);
  const rendered = page.blocks.map(async (block, index): Promise<RenderedBlock> => {
    const outline = blocks[index];
    if (outline?.kind !== 'demo') {
      return { kind: 'text', html: await staticHtml(block, page.language), startsSections: false };
    }
    const snapshotHtml = prerenderedId(outline).map((id) => html.get(id))[0] ?? '';
    return renderDemo(page, { outline, pagePath: view.path, hasAds: view.ads }, snapshotHtml);
  });
  const all = await Promise.all(rendered);
  return {
    blocks: splitAtFirstSection(all, page.blocks),
    snapshotStyles: { ...styles, css: styles.css + pageStyles(page.blocks) + iconStyles(all) },
    isWide: page.blocks.some(({ kind }) => kind === 'examples' || kind === 'builder'),
  };
}

/** Style sheets of blocks that are on few pages: in the sheet of all pages they would be in everybody's way. */
function pageStyles(blocks: readonly Block[]): string {
  const sheets = { examples: galleryStyles, builder: builderStyles, codemods: codemodStyles };
  return Object.entries(sheets)
    .flatMap(([kind, css]) => (blocks.some((block) => block.kind === kind) ? [css] : []))
    .join('');
}

function iconStyles(blocks: readonly RenderedBlock[]): string {
  return blocks.some((block) => block.kind === 'demo' && block.usesIconFont) ? iconNameStyles : '';
}

/** Divides the text with the first section's heading before it. Generated blocks have headings inside, and stay whole. */
function splitAtFirstSection(rendered: RenderedBlock[], blocks: Block[]): RenderedBlock[] {
  const index = blocks.findIndex((block) => block.kind === 'prose' && block.html.includes('<h2'));
  const block = rendered[index];
  if (block?.kind !== 'text') {
    return rendered;
  }
  const start = block.html.indexOf('<h2');
  const introduction = { ...block, html: block.html.slice(0, start) };
  const sections = { ...block, html: block.html.slice(start), startsSections: true };
  const parts = start === 0 ? [sections] : [introduction, sections];
  return [...rendered.slice(0, index), ...parts, ...rendered.slice(index + 1)];
}

function renderDemo(page: Page, data: DemoData, snapshotHtml: string): RenderedBlock {
  const demo: DemoElement = { kind: 'block', ...data };
  const block = (
    <DemoBlock {...data} snapshotHtml={snapshotHtml} panelHtml={panelHtml(page, data.outline)} />
  );
  const source = page.demos.find(({ name }) => name === data.outline.name);
  const code = source?.variants.flatMap(({ files }) => files.map(({ ts }) => ts)) ?? [];
  return {
    kind: 'demo',
    html: prerenderReact(block, page.language, demoPrefix(demo)),
    demo,
    usesIconFont: usesIconFont(code),
  };
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
    <LanguageProvider language={page.language}>
      <DemoPanel
        outline={outline}
        pagePath={page.path}
        hasAds={false}
        stage={stage}
        code={code}
        startsOpen={outline.options.code === 'open'}
      />
    </LanguageProvider>,
  );
}

async function staticHtml(block: Block, language: Language): Promise<string> {
  switch (block.kind) {
    case 'prose':
      return block.html;
    case 'component':
      return renderToStaticMarkup(
        <LanguageProvider language={language}>
          <MessagesProvider topic="templates" messages={docs.config.messages[language].templates}>
            {renderComponentBlock(block, language)}
          </MessagesProvider>
        </LanguageProvider>,
      );
    case 'api':
      return loadApiPart(block.part, language);
    case 'quality':
      return renderToStaticMarkup(<QualityPieces pieces={block.pieces} />);
    case 'examples':
      return renderToStaticMarkup(
        <LanguageProvider language={language}>
          <MessagesProvider topic="examples" messages={docs.config.messages[language].examples}>
            <ExampleGallery examples={block.examples} language={language} />
          </MessagesProvider>
        </LanguageProvider>,
      );
    case 'builder': {
      const { builder: messages } = docs.config.messages[language];
      return renderToStaticMarkup(
        <LanguageProvider language={language}>
          <MessagesProvider topic="builder" messages={messages}>
            <BuilderPlace data={{ forms: block.forms, messages }} />
          </MessagesProvider>
        </LanguageProvider>,
      );
    }
    case 'codemods': {
      const { groups, preset } = block;
      const data = { groups, preset, messages: docs.config.messages[language].codemods };
      return codemodHtml(data, language);
    }
    case 'demo':
      return '';
    default:
      return block satisfies never;
  }
}

function codemodHtml(data: CodemodData, language: Language): string {
  const html = prerenderReact(<CodemodPlace {...data} />, language, codemodPrefix);
  return renderToStaticMarkup(
    <div data-codemods={JSON.stringify(data)} dangerouslySetInnerHTML={{ __html: html }} />,
  );
}

/** Snapshots of demos. In development there are none: demos run at once, and rendering them first would only delay the page. */
export async function renderSnapshots(ids: string[]): Promise<Snapshots> {
  if (import.meta.env.DEV) {
    return { html: new Map(), styles: { ids: [], css: '' } };
  }
  const { snapshotDemos } = await import('./snapshotDemos.server.tsx');
  return snapshotDemos(ids);
}
