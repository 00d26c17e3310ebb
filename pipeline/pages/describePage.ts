import { stylingSlug } from '#model/Preferences.ts';
import path from 'node:path';
import type { Block } from '#model/Block.ts';
import { formatDay } from '#model/Language.ts';
import {
  flattenNavigation,
  groupsAround,
  type NavNode,
  type NavPage,
  neighbors,
  type PageState,
  trailOfPath,
} from '#model/NavNode.ts';
import type { Page } from '#model/Page.ts';
import type { BlockOutline, NeighborLink, PageGroup, PageView } from '#model/PageView.ts';
import { productOfPath } from '#model/productOfPath.ts';
import { watermarkPlan } from '#model/watermarkPlan.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import { docsTabOf, stripDocsTab } from '#model/DocsTab.ts';
import { demoId } from '#pipeline/demos/demoId.ts';

/** Describes a page and its position in the navigation: everything the browser needs except the HTML. */
export function describePage(
  page: Page,
  navigation: NavNode[],
  config: Pick<DocsConfig, 'sections' | 'library' | 'messages' | 'editRoot' | 'languages'>,
): PageView {
  const { meta } = page;
  const section = config.sections.find(({ folder }) => folder === page.section);
  const identity = section?.product ?? config.library;
  // The links of a product's versions lead to its first guide, which may not be written yet.
  const { versions } =
    section?.product && !isWritten(navigation, section.product.path) ? config.library : identity;
  const tab = docsTabOf(page.path);
  const { previous, next } = neighbors(navigation, page.path);
  return {
    path: page.path,
    language: page.language,
    bodyLanguage: page.bodyLanguage,
    title: meta.title,
    tabTitle: tab === 'demos' ? null : config.messages[page.language].api.tabs[tab],
    description: meta.description,
    plan: meta.plan,
    states: statesOf(navigation, page.path),
    ...productOfPath(page.path),
    identity: { metadata: identity.metadata, name: identity.name, versions },
    headings: page.headings,
    blocks: page.blocks.map((block) => outlineBlock(block, page)),
    trail: trailTo(navigation, page.path),
    previous: previous && neighborLink(navigation, previous, page.path),
    next: next && neighborLink(navigation, next, page.path),
    editUrl:
      isGenerated(page) || config.editRoot === null ? null : config.editRoot + page.sourceFile,
    lastUpdated: dayText(page, config),
    tableOfContents: meta.tableOfContents && page.headings.length > 0,
    ads: meta.ads,
    fontStylesheet: meta.fontStylesheet,
    packageName: meta.packageName,
    githubLabel: meta.githubLabel,
    waiAria: meta.waiAria,
  };
}

function dayText(
  { lastUpdated: day, language }: Page,
  { languages }: Pick<DocsConfig, 'languages'>,
): PageView['lastUpdated'] {
  return day === null ? null : { day, text: formatDay(day, languages[language].locale) };
}

function isWritten(navigation: NavNode[], path: string): boolean {
  const node = trailOfPath(navigation, path).at(-1);
  return node?.kind === 'page' && node.written;
}

/** The tags of a page's entry in the tree, without its plan, which the page states itself. */
function statesOf(navigation: NavNode[], path: string): PageState[] {
  const node = trailOfPath(navigation, path).at(-1);
  const tags = node?.kind === 'page' ? node.tags : [];
  return tags.filter((tag): tag is PageState => tag !== 'pro' && tag !== 'premium');
}

/** The groups around a page, each with its first page; labels are not among them, since they have no page. */
function trailTo(navigation: NavNode[], path: string): PageGroup[] {
  return groupsAround(navigation, path).flatMap((node) => {
    if (node.kind === 'label') {
      return [];
    }
    const first = flattenNavigation(node.children).find(({ kind }) => kind === 'page');
    const isLink = first?.kind === 'page' && first.written && first.path !== stripDocsTab(path);
    return [{ title: node.title, path: isLink ? first.path : null }];
  });
}

function neighborLink(navigation: NavNode[], { path, title }: NavPage, from: string): NeighborLink {
  const groupOf = (page: string) =>
    groupsAround(navigation, page).findLast(({ kind }) => kind === 'group');
  const group = groupOf(path);
  return { path, title, group: group && group !== groupOf(from) ? group.title : null };
}

/** Pages generated from types cannot be edited. */
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
  return { ...block, variants, watermarkPlan: watermarkPlan(code) };
}
