import path from 'node:path';
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import type { ApiLink } from '#model/api/ApiLink.ts';
import type { Block } from '#model/Block.ts';
import type { NavNode } from '#model/NavNode.ts';
import { neighbours } from '#model/neighbours.ts';
import type { Page } from '#model/Page.ts';
import type { BlockOutline, PageView } from '#model/PageView.ts';
import { productOfPath } from '#model/productOfPath.ts';
import { trailOfPath } from '#model/trailOfPath.ts';
import type { DocsConfig } from '#pipeline/DocsConfig.ts';
import { demoId } from '#pipeline/demos/demoId.ts';

/** A page, its place in the tree and the API reference → what the browser needs around the text. */
export function describePage(
  page: Page,
  navigation: NavNode[],
  apis: readonly ApiEntry[],
  config: DocsConfig,
): PageView {
  const { meta } = page;
  const section = config.sections.find(({ folder }) => folder === page.section);
  const identity = section?.product ?? config.library;
  const { previous, next } = neighbours(navigation, page.path);
  return {
    path: page.path,
    language: page.language,
    bodyLanguage: page.bodyLanguage,
    title: meta.title,
    description: meta.description,
    plan: meta.plan,
    ...productOfPath(page.path),
    identity: { metadata: identity.metadata, name: identity.name, versions: identity.versions },
    headings: page.headings,
    blocks: page.blocks.map((block) => outlineBlock(block, page)),
    trail: trailOfPath(navigation, page.path).flatMap((node) =>
      node.kind === 'page' ? [] : [node.title],
    ),
    previous: previous && { path: previous.path, title: previous.title },
    next: next && { path: next.path, title: next.title },
    editUrl: config.editRoot + page.sourceFile,
    lastUpdated: page.lastUpdated,
    tableOfContents: meta.tableOfContents && page.headings.length > 0,
    apiLinks: [...meta.components, ...meta.hooks].flatMap((name) => findApi(name, page, apis)),
    packageName: meta.packageName,
    githubLabel: meta.githubLabel,
    waiAria: meta.waiAria,
  };
}

/** Names of two products may be alike; the page's own product comes first. */
function findApi(name: string, page: Page, apis: readonly ApiEntry[]): ApiLink[] {
  const found = apis.filter((api) => api.name === name);
  const api = found.find(({ product }) => product === page.section) ?? found[0];
  return api?.kind === 'component' || api?.kind === 'hook'
    ? [{ kind: api.kind, name, path: api.path, plan: api.plan }]
    : [];
}

function outlineBlock(block: Block, page: Page): BlockOutline {
  if (block.kind === 'prose') {
    return { kind: 'prose' };
  }
  if (block.kind === 'component') {
    return block;
  }
  const source = page.demos.find(({ name }) => name === block.name);
  const files = source?.files.map(({ tsName, jsName }) => ({ tsName, jsName })) ?? [];
  return { ...block, id: demoId(path.posix.dirname(page.sourceFile), block.name), files };
}
