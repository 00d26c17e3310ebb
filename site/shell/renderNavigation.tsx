import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import type { NavNode, NavTag } from '#model/NavNode.ts';
import { stripDocsTab } from '#model/stripDocsTab.ts';
import { trailOfPath } from '#model/trailOfPath.ts';
import { dictionaries } from '#site/platform/i18n/dictionaries.ts';
import { translate } from '#site/platform/i18n/translate.ts';
import styles from './SideNav.module.css';

const rendered = new WeakMap<NavNode[], string>();

/** The tree as HTML, made once per language: with hundreds of entries it is too large to be a live React tree. */
export function renderNavigation(nodes: NavNode[], language: Language): string {
  let html = rendered.get(nodes);
  if (html === undefined) {
    html = renderToStaticMarkup(<Entries nodes={nodes} language={language} />);
    rendered.set(nodes, html);
  }
  return html;
}

/** Marks the current page and opens the groups around it. */
export function markActive(
  html: string,
  nodes: NavNode[],
  path: string,
  language: Language,
): string {
  let marked = html.replace(
    `href="${languageHref(stripDocsTab(path), language)}"`,
    '$& aria-current="page"',
  );
  for (const node of trailOfPath(nodes, path)) {
    if (node.kind === 'group') {
      marked = marked.replace(`data-group="${node.id}"`, '$& open=""');
    }
  }
  return marked;
}

function Entries({ nodes, language }: { nodes: NavNode[]; language: Language }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.kind === 'page' ? node.path : node.kind === 'external' ? node.href : node.id}>
          <Entry node={node} language={language} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ node, language }: { node: NavNode; language: Language }) {
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
        </span>
      );
    case 'external':
      return (
        <a href={node.href} rel="noopener" data-external="">
          {node.title}
        </a>
      );
    case 'group':
      return (
        <details data-group={node.id}>
          <summary>
            {node.title}
            <Tags tags={node.tags} language={language} />
          </summary>
          <Entries nodes={node.children} language={language} />
        </details>
      );
    case 'label':
      return (
        <>
          <span className={styles.label}>{node.title}</span>
          <Entries nodes={node.children} language={language} />
        </>
      );
    default:
      return node satisfies never;
  }
}

function Tags({ tags, language }: { tags: NavTag[]; language: Language }) {
  // The space keeps a screen reader from reading title and tag as one word.
  return tags.map((tag) => (
    <Fragment key={tag}>
      {' '}
      <span className="tag" data-tag={tag}>
        {translate(dictionaries, language, `tags.${tag}`)}
      </span>
    </Fragment>
  ));
}
