import { copyableFiles } from '#model/DemoSource.ts';
import type { PageSources } from '#model/PagePayload.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { type PageContent, readPageContent } from '#tests/setup/readPageContent.ts';

/** Pages of every kind: text, code groups, callouts, demos with stylings, tabs, and each kind of API page. */
const paths = [
  '/x/introduction',
  '/x/introduction/installation',
  '/zh/x/introduction/licensing',
  '/x/react-tree-view/simple-tree-view/items',
  '/x/react-tree-view/rich-tree-view/customization',
  '/zh/x/react-tree-view/rich-tree-view/selection',
  '/x/react-tree-view/simple-tree-view/items/components-api',
  '/x/api/data-grid',
  '/x/api/data-grid/data-grid-premium',
  '/x/api/data-grid/events',
  '/x/api/data-grid/selectors',
  '/zh/x/api/data-grid/grid-col-def',
  '/x/api/tree-view/use-tree-item',
];

for (const path of paths) {
  test(`the Markdown copy of ${path} loses nothing`, async ({ page, request }) => {
    await page.goto(path);
    const parts = await readPageContent(page);
    const response = await request.get(`${path}.md`);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const copy = await response.text();

    expect(copy).toMatch(/^# .+\n\n> .+\n/);
    const text = copy.replace(/^(`{3,})[^]*?^\1$/gm, '').replace(/`[^`]*`/g, '');
    expect(text).not.toMatch(/<(?!br>|kbd>)[a-z]+[ >]/);
    expectHeadings(copy, parts);
    expectRows(copy, parts);
    for (const code of parts.code) {
      expect(copy).toContain(code.trimEnd());
    }
    const words = plain(copy);
    for (const text of [...parts.callouts, ...parts.entries]) {
      expect(words).toContain(plain(text));
    }

    expect([...copy.matchAll(/\[(\w+)\]\([^)]*#\1\)[:：]$/gm)].map((match) => match[1])).toEqual(
      parts.demos,
    );
    if (parts.demos.length > 0) {
      const neutral = path.replace(/^\/zh/, '');
      const sources: PageSources = await (await request.get(`/page-sources${neutral}.json`)).json();
      const files = sources.demos.flatMap(copyableFiles);
      expect(new Set(sources.demos.map(({ name }) => name))).toEqual(new Set(parts.demos));
      for (const { tsName, ts } of files) {
        expect(copy).toContain(`title="${tsName}"\n${ts.trimEnd()}\n`);
      }
    }
  });
}

test('the pages compared are of every kind', async ({ page }) => {
  const found: PageContent[] = [];
  for (const path of paths) {
    await page.goto(path);
    found.push(await readPageContent(page));
  }
  const count = (of: (parts: PageContent) => number) => found.map(of).reduce((a, b) => a + b);
  expect(count(({ headings }) => headings.length)).toBeGreaterThan(80);
  expect(count(({ demos }) => demos.length)).toBeGreaterThan(15);
  expect(count(({ rows }) => rows.length)).toBeGreaterThan(600);
  expect(count(({ code }) => code.length)).toBeGreaterThan(20);
  expect(count(({ callouts }) => callouts.length)).toBeGreaterThan(5);
});

function expectHeadings(copy: string, { headings }: PageContent): void {
  const found = [...copy.matchAll(/^#{2,3} (.*) \{#(.+)\}$/gm)].map(([, text = '', id = '']) => ({
    id,
    text: plain(text.replace(/( \([^()]+\))+$/, '')),
  }));
  expect(found).toEqual(
    headings.map(({ id, text }) => ({ id, text: plain(text.replace(/( \([^()]+\))+$/, '')) })),
  );
}

function expectRows(copy: string, { rows }: PageContent): void {
  const found = copy
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | ').map(plain));
  // Tables of guides start with code too; those of the reference have as many rows as the page.
  expect(rows.length === 0 ? [] : found.map(([name]) => name)).toEqual(
    rows.map(({ name }) => plain(name)),
  );
  rows.forEach(({ cells }, index) => {
    // A long default leaves its cell on the page and stands under the description.
    for (const cell of cells.filter((text) => text !== '')) {
      expect(found[index]).toContain(plain(cell));
    }
  });
}

/** Text without marks, escapes and spaces. */
function plain(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\\(?=[|[\]*_<`\\])/g, '')
    .replace(/[`*_[\]\s>]|\u200b|\u00ad/g, '');
}
