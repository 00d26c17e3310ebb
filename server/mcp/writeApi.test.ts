import { describe, expect, it } from 'vitest';
import { filterParts, parseApiPage } from './apiPage.ts';
import { longestAnswer, rowCount, writeOverview, writeRows } from './writeApi.ts';

const table = (names: string[]) =>
  [
    '| Name | Type | Description |',
    '| --- | --- | --- |',
    ...names.map((name) => `| \`${name}\` | \`number\` | How far 旋钮 ${'turns '.repeat(20)} |`),
  ].join('\n');
const count = (length: number, name: (index: number) => string) =>
  Array.from({ length }, (_, index) => name(index));

const markdown = [
  '# Dial API',
  '- Package: `dials`',
  '## Demos {#demos}',
  '- [Dial](https://docs.example/dial.md): BasicDial',
  '## Import {#import}',
  "```ts\nimport { Dial } from 'dials';\n## Not a heading {#no}\n```",
  '## Props {#props}',
  '### Turning {#props-turning}',
  table(['onTurn', 'maxTurn?']),
  'A ref is forwarded.',
  '### Other {#props-other}',
  table(count(200, (index) => `other${index}`)),
  '## CSS classes {#css-classes}',
  table(count(300, (index) => `.MuiDial-aVeryLongNameOfAClass${index}`)),
].join('\n\n');
const page = parseApiPage(markdown);

const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `\.?([\w-]+)\??`/gm)].map(([, name]) => name);

describe('parseApiPage', () => {
  it('finds the rows of every section and group, and nothing in code', () => {
    expect(page.lead).toBe('# Dial API\n\n- Package: `dials`');
    expect(page.parts.map(({ kind, group, rows }) => [kind, group, rows.length])).toEqual([
      ['demos', 'demos', 1],
      ['import', 'import', 0],
      ['props', 'props', 0],
      ['props', 'props-turning', 2],
      ['props', 'props-other', 200],
      ['css-classes', 'css-classes', 300],
    ]);
    expect(page.parts[3]?.text).toBe('A ref is forwarded.');
  });
});

describe('filterParts', () => {
  it.each([
    [{ kind: 'props' }, 202],
    [{ kind: 'props-turning' }, 2],
    [{ kind: 'classes' }, 300],
    [{ kind: 'slots' }, 0],
    [{ names: ['maxturn', '.MuiDial-aVeryLongNameOfAClass7'] }, 2],
    [{ names: ['maxturn'], kind: 'classes' }, 0],
    [{ query: 'TURN' }, 2],
    [{ query: 'number', kind: 'props-turning' }, 2],
    [{ query: 'nothing' }, 0],
  ])('leaves of %j %i rows', (filter, rows) => {
    expect(rowCount(filterParts(page.parts, filter))).toBe(rows);
  });
});

describe('writeOverview', () => {
  it('names what fits, counts the rest, and says how to read on', () => {
    const text = writeOverview('Dial', page);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestAnswer);
    expect(text).toContain("import { Dial } from 'dials';");
    expect(text).toContain('## 503 rows');
    expect(text).toContain('- `props-turning`: 2 rows: onTurn, maxTurn\n');
    expect(text).toContain('other199');
    expect(text).toContain('- `css-classes`: 300 rows\n');
    expect(text).toContain('{ "name": "Dial", "kind": "props-turning" }');
  });
});

describe('writeRows', () => {
  it('leads through all rows once, page by page', () => {
    const parts = filterParts(page.parts, { kind: 'props' });
    const seen: unknown[] = [];
    let cursor: string | undefined = '0';
    let pages = 0;
    while (cursor !== undefined) {
      const text = writeRows('Dial', parts, Number(cursor));
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestAnswer);
      seen.push(...rowsOf(text));
      cursor = /"cursor": "(\d+)"/.exec(text)?.[1];
      pages += 1;
    }
    expect(seen).toEqual(parts.flatMap(({ rows }) => rows.map(({ name }) => name)));
    expect(pages).toBeGreaterThan(2);
  });

  it('cuts a row that no page has room for', () => {
    const long = parseApiPage(`## Props {#props}\n\n${table([`a${'旋'.repeat(4000)}`, 'b'])}`);
    const text = writeRows('Dial', long.parts, 0);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestAnswer);
    expect(text).toContain('… (cut) |');
    expect(text).toContain('Rows 1 to 2 of 2.');
  });

  it('shows the text of a section without rows', () => {
    const text = writeRows('Dial', filterParts(page.parts, { kind: 'import' }), 0);
    expect(text).toContain("import { Dial } from 'dials';");
    expect(text).not.toContain('Rows');
  });
});
