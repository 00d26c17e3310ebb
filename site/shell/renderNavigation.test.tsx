import { beforeAll, describe, expect, it } from 'vitest';
import type { NavNode } from '#model/NavNode.ts';
import { loadMessages } from '#site/platform/i18n/messages.ts';
import { renderBranch, renderNavigation } from './renderNavigation.tsx';

beforeAll(() => loadMessages('zh'));

const nodes: NavNode[] = [
  {
    kind: 'group',
    id: '/x/widgets-group',
    title: 'Widgets & more',
    tags: ['pro'],
    children: [
      { kind: 'page', path: '/x/widgets', title: 'Overview', tags: [], written: true },
      { kind: 'page', path: '/x/widgets/dial', title: 'Dial', tags: ['new'], written: true },
      {
        kind: 'page',
        path: '/x/widgets/slider',
        title: 'Slider',
        tags: ['planned'],
        written: false,
      },
      {
        kind: 'group',
        id: '/x/widgets/api-group',
        title: 'API',
        tags: [],
        children: [{ kind: 'page', path: '/x/api/dial', title: 'Dial', tags: [], written: true }],
      },
    ],
  },
  {
    kind: 'label',
    id: '/x/label',
    title: 'Elsewhere',
    children: [{ kind: 'external', href: 'https://example.com/themes/', title: 'Themes' }],
  },
];

const english = renderNavigation(nodes, '/x/elsewhere', 'en');

describe('renderNavigation', () => {
  it('S2.10 renders groups that open, labels, pages and external links', () => {
    expect(english).toContain('<details data-group="/x/widgets-group"><summary>Widgets &amp; more');
    expect(english).toContain('<a href="/x/widgets">Overview</a>');
    expect(english).toMatch(/<span class="[^"]*label[^"]*">Elsewhere<\/span><ul>/);
    expect(english).not.toContain('open=""');
  });

  it('S2.14 marks links that leave the site', () => {
    expect(english).toMatch(/<a href="https:\/\/example\.com\/themes\/"[^>]* data-external=""/);
  });

  it('S2.11 shows plan and state tags in words', () => {
    const tags = [...english.matchAll(/<span[^>]* data-tag="(\w+)">(.*?)<\/span>/g)];
    expect(tags.map(([, tag, text]) => [tag, text])).toEqual([
      ['pro', 'Pro'],
      ['new', 'New'],
      ['planned', 'Planned'],
    ]);
  });

  it('S2.17 does not link to a page that is not written', () => {
    expect(english).not.toContain('href="/x/widgets/slider"');
    expect(english).toContain('Slider');
  });

  it('S2.1 gives links the prefix of another language', () => {
    const chinese = renderNavigation(structuredClone(nodes), '/x/elsewhere', 'zh');
    expect(chinese).toContain('<a href="/zh/x/widgets">');
    expect(chinese).toContain('<span class="tag" data-tag="planned">计划中</span>');
    expect(chinese).toContain('<a href="https://example.com/themes/"');
  });
});

describe('the current page', () => {
  it('is marked, and only the groups around it are open', () => {
    const marked = renderNavigation(nodes, '/x/widgets', 'en');
    expect(marked).toContain('<a href="/x/widgets" aria-current="page">');
    expect(marked.match(/aria-current/g)).toHaveLength(1);
    expect(marked).toContain('<details data-group="/x/widgets-group" open="">');
    expect(marked).toContain('<details data-group="/x/widgets/api-group">');
  });

  it('opens every group of a nested trail', () => {
    const marked = renderNavigation(nodes, '/x/api/dial', 'en');
    expect(marked.match(/open=""/g)).toHaveLength(2);
  });
});

describe('a group with many pages', () => {
  const pages = Array.from({ length: 16 }, (_, index): NavNode => ({
    kind: 'page',
    path: `/x/charts/page-${index}`,
    title: `Page ${index}`,
    tags: [],
    written: index > 0,
  }));
  const branch = {
    kind: 'group',
    id: '/x/charts-group',
    title: 'Charts',
    tags: [],
    children: pages,
  } satisfies NavNode;
  const tree: NavNode[] = [branch, ...nodes];

  it('is a branch: elsewhere only its first written page is there, and where the others are', () => {
    const html = renderNavigation(tree, '/x/widgets', 'en');
    expect(html).toContain(
      '<details data-group="/x/charts-group" data-branch="/navigation/en/x/charts-group.json">',
    );
    expect(html.match(/href="\/x\/charts/g)).toHaveLength(1);
    expect(html).toContain('href="/x/charts/page-1"');
  });

  it('is written out around the current page', () => {
    const html = renderNavigation(tree, '/x/charts/page-3', 'en');
    expect(html).not.toContain('data-branch');
    expect(html.match(/href="\/x\/charts/g)).toHaveLength(15);
    expect(html).toContain('href="/x/charts/page-3" aria-current="page"');
  });

  it('is fetched as a list of its entries', () => {
    expect(renderBranch(branch, 'en')).toMatch(/^<ul><li>.*<\/ul>$/);
    expect(renderBranch(branch, 'zh')).toContain('href="/zh/x/charts/page-2"');
  });
});
