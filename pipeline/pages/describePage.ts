import { stylingSlug } from '#model/CodePreferences.ts';
import path from 'node:path';
import type { Block } from '#model/Block.ts';
import { formatDay } from '#model/formatDay.ts';
import type { NavNode } from '#model/NavNode.ts';
import { neighbours } from '#model/neighbours.ts';
import { planOfCode } from '#model/planOfCode.ts';
import type { Page } from '#model/Page.ts';
import type { BlockOutline, PageView } from '#model/PageView.ts';
import { productOfPath } from '#model/productOfPath.ts';
import { trailOfPath } from '#model/trailOfPath.ts';
import type { DocsConfig } from '#pipeline/DocsConfig.ts';
import { docsTabOf } from '#model/stripDocsTab.ts';
import { demoId } from '#pipeline/demos/demoId.ts';

/** A page and its place in the tree → what the browser needs around the text. */
export function describePage(page: Page, navigation: NavNode[], config: DocsConfig): PageView {
  const { meta } = page;
  const section = config.sections.find(({ folder }) => folder === page.section);
  const identity = section?.product ?? config.library;
  // The reference of a product is there before its first guide, which its versions lead to.
  const { versions } =
    section?.product && !isWritten(navigation, section.product.path) ? config.library : identity;
  const tab = docsTabOf(page.path);
  const { previous, next } = neighbours(navigation, page.path);
  return {
    path: page.path,
    language: page.language,
    bodyLanguage: page.bodyLanguage,
    title: meta.title,
    tabTitle: tab === 'demos' ? null : config.referenceStrings[page.language].tabs[tab],
    description: meta.description,
    plan: meta.plan,
    ...productOfPath(page.path),
    identity: { metadata: identity.metadata, name: identity.name, versions },
    headings: page.headings,
    blocks: page.blocks.map((block) => outlineBlock(block, page)),
    trail: trailTo(navigation, page.path, section?.product?.apiPath ?? null),
    previous: previous && { path: previous.path, title: previous.title },
    next: next && { path: next.path, title: next.title },
    editUrl: isGenerated(page) ? null : config.editRoot + page.sourceFile,
    lastUpdated: dayText(page),
    tableOfContents: meta.tableOfContents && page.headings.length > 0,
    ads: meta.ads,
    fontStylesheet: meta.fontStylesheet,
    packageName: meta.packageName,
    githubLabel: meta.githubLabel,
    waiAria: meta.waiAria,
  };
}

function dayText({ lastUpdated: day, language }: Page): PageView['lastUpdated'] {
  return day === null ? null : { day, text: formatDay(day, language) };
}

function isWritten(navigation: NavNode[], path: string): boolean {
  const node = trailOfPath(navigation, path).at(-1);
  return node?.kind === 'page' && node.written;
}

/** Titles above a page in the tree; an API page the tree leaves out stands beside the index of its product. */
function trailTo(navigation: NavNode[], path: string, apiPath: string | null): string[] {
  const own = trailOfPath(navigation, path);
  const isReference = apiPath !== null && path.startsWith(`${apiPath}/`);
  const trail = own.length === 0 && isReference ? trailOfPath(navigation, apiPath) : own;
  return trail.flatMap((node) => (node.kind === 'page' ? [] : [node.title]));
}

/** Nobody can edit what is read from types. */
function isGenerated({ blocks }: Page): boolean {
  return blocks.some((block) => block.kind === 'api' && block.part.kind !== 'tab');
}

function outlineBlock(block: Block, page: Page): BlockOutline {
  if (block.kind === 'component') {
    return block;
  }
  if (block.kind !== 'demo') {
    return { kind: 'prose' };
  }
  const id = demoId(path.posix.dirname(page.sourceFile), block.name);
  const source = page.demos.find(({ name }) => name === block.name);
  const variants = (source?.variants ?? []).map(({ styling, files }) => ({
    styling,
    id: styling ? `${id}/${stylingSlug(styling)}` : id,
    files: files.map(({ tsName, jsName }) => ({ tsName, jsName })),
  }));
  const code = source?.variants.flatMap(({ files }) => files.map(({ ts }) => ts)) ?? [];
  return { ...block, variants, plan: planOfCode(code) };
}
