import { describe, expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { type FileChanges, writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { checkContent } from './checkContent.ts';

const check = async (changes: FileChanges = {}) =>
  checkContent(openDocs(await writeMiniSite(changes)));

const page = (...body: string[]) =>
  ['---', 'title: Notes', 'description: A page.', '---', '', ...body].join('\n');

const notes = 'content/guides/notes/notes.md';

describe('checkContent', () => {
  it('S2.10 says what is written, what is missing and what nobody lists', async () => {
    const report = await check();
    expect(report).toMatchObject({
      written: 5,
      leaves: 6,
      missing: ['/x/react-widgets/slider'],
      orphans: [
        '/x/guides/notes (not in the navigation)',
        'content/widgets/dial/demos/UnusedDial.tsx',
      ],
      problems: [],
    });
    expect(report.pages).toContainEqual({
      path: '/x/react-widgets/dial',
      words: 21,
      demos: 2,
      languages: ['en', 'zh'],
    });
    expect(report.pages).toHaveLength(6);
  });

  it('finds links that lead to no page or to no anchor', async () => {
    const { problems } = await check({
      'guides/notes/notes.md': page(
        '[a](/x/guides/gone)',
        '[b](/x/guides/setup#gone)',
        '[c](/#gone)',
        '[d](#gone)',
        '[fine](/), [fine](/x/guides/setup?a=b#install), [fine](/x/react-widgets/dial#BasicDial)',
      ),
    });
    const noAnchor = (href: string, target: string) =>
      `The link "${href}" names an anchor that ${target} does not have.`;
    expect(problems).toEqual([
      {
        file: notes,
        line: 6,
        message: 'The link "/x/guides/gone" leads to no page.',
        fix: 'Link to a page that exists, or write that page first.',
      },
      {
        file: notes,
        line: 7,
        message: noAnchor('/x/guides/setup#gone', '/x/guides/setup'),
        fix: 'Its anchors: install, first-widget.',
      },
      {
        file: notes,
        line: 8,
        message: noAnchor('/#gone', '/'),
        fix: 'Its anchors: none.',
      },
      {
        file: notes,
        line: 9,
        message: noAnchor('#gone', '/x/guides/notes'),
        fix: 'Its anchors: none.',
      },
    ]);
  });

  it('finds translations whose anchors or demos differ', async () => {
    const { problems } = await check({
      'widgets/dial/dial.zh.md': page('## 基础 {#basics}', '', '## 其他 {#other}'),
    });
    expect(problems).toEqual([
      {
        file: 'content/widgets/dial/dial.zh.md',
        line: 1,
        message:
          "The translation's anchors differ from the English page's: missing label-a-dial; not in English other.",
        fix: 'Use the same anchors in both files.',
      },
      {
        file: 'content/widgets/dial/dial.zh.md',
        line: 1,
        message:
          "The translation's demos differ from the English page's: missing BasicDial, LabeledDial; not in English none.",
        fix: 'Use the same demos in both files.',
      },
    ]);
  });

  it('reports the mistakes of all pages at once, each once', async () => {
    const { problems } = await check({
      'guides/notes/notes.md': page('::chart', '', '[broken](/x/gone)', '', '[own](#gone)'),
      'widgets/overview/overview.md': ['---', 'title: Widgets', 'color: red', '---', ''].join('\n'),
    });
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'content/guides/notes/notes.md:6 Unknown directive ::chart.',
      'content/widgets/overview/overview.md:2 Front matter "description": is missing.',
      'content/widgets/overview/overview.md:3 Front matter "color": no page has this key.',
      'content/guides/notes/notes.md:8 The link "/x/gone" leads to no page.',
      'content/guides/notes/notes.md:10 The link "#gone" names an anchor that /x/guides/notes does not have.',
    ]);
  });

  it('does not blame other pages for a page that has mistakes', async () => {
    const { problems, orphans } = await check({
      'widgets/dial/dial.md': page(
        '## Basics {#basics}',
        '',
        '::demo{name="BasicDial"}',
        '',
        '::demo{name="LabeledDial"}',
        '',
        '<b>',
      ),
    });
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/widgets/dial/dial.md:12',
    ]);
    expect(orphans).not.toContain('content/widgets/dial/demos/BasicDial.tsx');
  });

  it('stops at the next page when nobody waits for the outcome any longer', async () => {
    const docs = openDocs(await writeMiniSite());
    const stop = new AbortController();
    let pages = 0;
    const cache: typeof docs.cache = {
      ...docs.cache,
      remember(kind, ...rest) {
        if (kind === 'sentences') {
          pages += 1;
          stop.abort();
        }
        return docs.cache.remember(kind, ...rest);
      },
    };
    await expect(checkContent({ ...docs, cache }, stop.signal)).rejects.toThrow('aborted');
    expect(pages).toBe(1);
  });
});
