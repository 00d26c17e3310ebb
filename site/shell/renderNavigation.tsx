import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';
import {
  branchesAround,
  flattenNavigation,
  groupsAround,
  isBranch,
  type NavGroup,
  type NavNode,
  type NavTag,
} from '#model/NavNode.ts';
import { branchPath } from '#model/pagePaths.ts';
import { stripDocsTab } from '#model/DocsTab.ts';
import { translator } from '#site/platform/i18n/messages.ts';
import styles from './SideNav.module.css';

/** The tree for each set of branches that is written out: with hundreds of entries it is too large to be made for every page. */
const rendered = new WeakMap<NavNode[], Map<string, string>>();

/** The tree as HTML around a page: marked, with the groups around it open, and without the entries of other branches. */
export function renderNavigation(nodes: NavNode[], path: string, language: Language): string {
  const branches = branchesAround(nodes, path);
  const trees = rendered.get(nodes) ?? new Map<string, string>();
  rendered.set(nodes, trees);
  const key = branches.join(' ');
  let html = trees.get(key);
  if (html === undefined) {
    html = renderToStaticMarkup(<Entries nodes={nodes} language={language} branches={branches} />);
    trees.set(key, html);
  }
  html = html.replace(
    `href="${languageHref(stripDocsTab(path), language)}"`,
    '$& aria-current="page"',
  );
  return groupsAround(nodes, path).reduce(
    (marked, { id }) => marked.replace(`data-group="${id}"`, '$& open=""'),
    html,
  );
}

/** The entries of a branch as HTML. */
export function renderBranch({ children }: NavGroup, language: Language): string {
  return renderToStaticMarkup(<Entries nodes={children} language={language} branches={[]} />);
}

interface EntriesProps {
  nodes: NavNode[];
  language: Language;
  /** Branches whose entries are written out. */
  branches: readonly string[];
}

function Entries({ nodes, ...shared }: EntriesProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.kind === 'page' ? node.path : node.kind === 'external' ? node.href : node.id}>
          <Entry node={node} {...shared} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Omit<EntriesProps, 'nodes'> {
  node: NavNode;
}

function Entry({ node, ...shared }: EntryProps) {
  const { language, branches } = shared;
  switch (node.kind) {
    case 'page':
      return node.written ? (
        <a href={languageHref(node.path, language)}>
          {node.title}
          <Tags tags={node.tags} language={language} />
        </a>
      ) : (
        <span className={styles.unwritten}>
          {node.title}
          <Tags tags={node.tags} language={language} />
          {!node.tags.includes('planned') && (
            <small> {translator(language)('shell.notWritten')}</small>
          )}
        </span>
      );
    case 'external':
      return (
        <a href={node.href} rel="noopener" data-external="">
          {node.title}
        </a>
      );
    case 'group': {
      const isLater = isBranch(node) && !branches.includes(node.id);
      return (
        <details
          data-group={node.id}
          data-branch={isLater ? branchPath(node.id, language) : undefined}
        >
          <summary>
            {node.title}
            <Tags tags={node.tags} language={language} />
          </summary>
          <Entries nodes={isLater ? firstPage(node) : node.children} {...shared} />
        </details>
      );
    }
    case 'label':
      return (
        <>
          <span className={styles.label}>{node.title}</span>
          <Entries nodes={node.children} {...shared} />
        </>
      );
    default:
      return node satisfies never;
  }
}

/** Where a branch leads without script: its first page, whose tree has all of them. */
function firstPage({ children }: NavGroup): NavNode[] {
  const page = flattenNavigation(children).find((node) => node.kind === 'page' && node.written);
  return page ? [page] : [];
}

function Tags({ tags, language }: { tags: NavTag[]; language: Language }) {
  // The space keeps a screen reader from reading title and tag as one word.
  return tags.map((tag) => (
    <Fragment key={tag}>
      {' '}
      <span className="tag" data-tag={tag}>
        {translator(language)(`tags.${tag}`)}
      </span>
    </Fragment>
  ));
}
