import { describe, expect, it } from 'vitest';
import { parseBody, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

const page = [
  '## Checklist {#checklist}',
  '',
  '::checklist',
  '',
  '### The `rowHeight` prop {#row-height}',
  '',
  '::change{by="codemod" codemod="v8.0.0/data-grid/rename-props" rest="dynamic names"}',
  '',
  '### Sorting {#sorting}',
  '',
  '::change{by="types"}',
  '',
  '### Order of rows {#order}',
  '',
  '::change{by="search" pattern="sortModel"}',
];

describe('migrationChanges', () => {
  it('lists the changes of a page, each with a box', async () => {
    const { blocks, problems } = await parseBody(page);
    expect(problems).toEqual([]);
    const html = blocks.map((block) => (block.kind === 'prose' ? block.html : '')).join('');
    expect(html).toContain('data-progress="{done} of {all} done"');
    expect(html).toContain(
      '<li class="task-list-item"><input type="checkbox" disabled data-change="row-height" aria-label="The rowHeight prop"><a href="#row-height">The <code>rowHeight</code> prop</a></li>',
    );
    expect(html).toContain('<p class="change" data-by="types">');
    expect(html.match(/data-change="sorting"/g)).toHaveLength(2);
    expect(html.replace(/<[^>]+>/g, '')).toContain(
      'The codemod v8.0.0/data-grid/rename-props makes this change. By hand: dynamic names.',
    );
  });

  it('is a list of tasks in the Markdown copy', async () => {
    const { blocks } = await parseBody(page);
    const markdown = blocks.map((block) => (block.kind === 'prose' ? block.markdown : '')).join('');
    expect(markdown).toContain('- [ ] [Sorting](#sorting)');
    expect(markdown).toContain('Search your code for `sortModel`.');
  });

  it('refuses a change without heading, with unknown options, and without a checklist', async () => {
    const messages = async (...lines: string[]) =>
      (await problemsOf(...lines)).map(({ message }) => message);
    expect(await messages('Text', '', '::change{by="types"}')).toEqual([
      'A change stands directly below the heading it belongs to.',
    ]);
    expect(await messages('## A {#a}', '', '::change{by="magic"}')).toEqual([
      expect.stringContaining('The change has a mistake in by: '),
    ]);
    expect(await messages('## A {#a}', '', '::change{by="types"}')).toEqual([
      'The page has 1 changes and 0 checklists.',
    ]);
  });
});
