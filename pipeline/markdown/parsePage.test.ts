import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { apiNames } from './fixtures/apiNames.ts';
import { problem, problemsOf } from './fixtures/parseBody.ts';
import { proseMessages } from './fixtures/proseMessages.ts';
import { type ParsedPage, parsePage } from './parsePage.ts';

const folder = path.join(import.meta.dirname, 'fixtures');
const cases = readdirSync(folder).filter((file) => file.endsWith('.md'));
const frontMatter = '---\ntitle: Fixture\ndescription: A fixture.\n---\n';
const frontMatterLines = 4;

/** One fixture per transform: `<case>.md` is parsed, `<case>.html` is what readers get. */
describe('parsePage', () => {
  it.each(cases)('turns fixtures/%s into its blocks', async (file) => {
    const parsed = await parsePage({
      source: frontMatter + readFileSync(path.join(folder, file), 'utf8'),
      file,
      language: file.endsWith('.zh.md') ? 'zh' : 'en',
      messages: proseMessages,
      origin: 'https://docs.example.com',
      apiNames: async () => apiNames,
      componentApi: async () => null,
    });
    expect(parsed.problems).toEqual([]);
    const expected = path.join(folder, file.replace(/\.md$/, '.html'));
    const options = { ...(await resolveConfig(expected)), filepath: expected };
    await expect(await format(describeParsed(parsed), options)).toMatchFileSnapshot(expected);
  });

  it('asks for front matter where there is none', async () => {
    const source = '\n\nText.';
    const page = await parsePage({
      source,
      file: 'a.md',
      language: 'en',
      messages: proseMessages,
      origin: 'https://docs.example.com',
      apiNames: async () => apiNames,
      componentApi: async () => null,
    });
    expect(page.meta).toBeNull();
    expect(page.problems).toEqual([
      {
        file: 'a.md',
        line: 3,
        message: 'The page has no front matter.',
        fix: 'Start the file with --- and at least title and description.',
      },
    ]);
  });

  it('reports all mistakes of a page at once', async () => {
    const body = [
      '<b>',
      '',
      '## No anchor',
      '',
      '[relative](setup)',
      '',
      '::chart',
      '',
      '```python',
      '```',
      '',
      '::demo{name="One" color="red"}',
    ];
    const expected = [
      [1, 'Raw HTML (<b>) is not allowed.'],
      [7, 'Unknown directive ::chart.'],
      [5, 'The link "setup" is relative.'],
      [3, 'The heading "No anchor" has no valid anchor.'],
      [9, 'Unknown code language "python".'],
      [12, 'Demo option "color": there is no such option.'],
    ] as const;
    const found = await problemsOf(...body);
    expect(found.map(({ line, message }) => ({ line, message }))).toEqual(
      expected.map(([line, message]) => ({ line: problem(line, '', '').line, message })),
    );
  });
});

/** Everything a page was taken apart into, as one HTML text; what is not HTML stands in comments. */
function describeParsed({ blocks, headings, links }: ParsedPage): string {
  return [
    ...blocks.map((block) =>
      block.kind === 'prose' ? block.html : `<!-- ${JSON.stringify(block)} -->`,
    ),
    ...headings.map((heading) => `<!-- heading ${JSON.stringify(heading)} -->`),
    ...links.map(({ href, line }) => `<!-- link ${href} in line ${line - frontMatterLines} -->`),
  ].join('\n');
}
