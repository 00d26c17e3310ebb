import { describe, expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { type FileChanges, writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';

const file = 'content/guides/notes/notes.md';
const page = (...body: string[]) =>
  ['---', 'title: Notes', 'description: A page.', '---', '', ...body].join('\n');

/** Compiles the notes page with the given body and further files beside it. */
async function compileNotes(body: string[], demos: FileChanges = {}) {
  const beside = Object.entries(demos).map(([name, text]) => [`guides/notes/demos/${name}`, text]);
  const config = await writeMiniSite({
    'guides/notes/notes.md': page(...body),
    ...Object.fromEntries(beside),
  });
  return openDocs(config).compile('/x/guides/notes', 'en');
}

const demo = (name: string) => `export default function ${name}() {\n  return null;\n}\n`;

describe('compilePage', () => {
  it('attaches the demos in the order the page shows them', async () => {
    const compiled = await compileNotes(
      ['## Two {#two}', '', '::demo{name="Second"}', '', '::demo{name="First"}'],
      { 'First.tsx': demo('First'), 'Second.tsx': demo('Second'), 'lower.tsx': demo('lower') },
    );
    expect(compiled).toMatchObject({
      path: '/x/guides/notes',
      file,
      anchors: ['two', 'Second', 'First'],
      demoNames: ['Second', 'First'],
      problems: [],
    });
    expect(compiled?.page?.demos.map(({ name }) => name)).toEqual(['Second', 'First']);
  });

  it('refuses an unknown demo name and lists the known ones', async () => {
    const compiled = await compileNotes(['Text.', '', '::demo{name="Basik"}'], {
      'Basic.tsx': demo('Basic'),
      'Advanced.tsx': demo('Advanced'),
    });
    expect(compiled?.page).toBeNull();
    expect(compiled?.problems).toEqual([
      {
        file,
        line: 8,
        message: 'There is no demo "Basik" beside this page.',
        fix: 'Add demos/Basik.tsx or use one of: Advanced, Basic.',
      },
    ]);
  });

  it('refuses the style sheet of a typeface that is not there', async () => {
    const config = await writeMiniSite({
      'guides/notes/notes.md': page('Text.').replace(
        'title: Notes',
        'title: Notes\nfontStylesheet: /static/fonts/gone.css',
      ),
    });
    const compiled = await openDocs(config).compile('/x/guides/notes', 'en');
    expect(compiled?.problems).toEqual([
      {
        file,
        line: 1,
        message: 'Front matter "fontStylesheet": there is no public/static/fonts/gone.css.',
        fix: 'Add the style sheet, or leave the key out.',
      },
    ]);
  });

  it('refuses a demo on a page without demos', async () => {
    const compiled = await compileNotes(['::demo{name="Basic"}']);
    expect(compiled?.problems).toEqual([
      {
        file,
        line: 6,
        message: 'There is no demo "Basic" beside this page.',
        fix: 'Add demos/Basic.tsx or use one of: none.',
      },
    ]);
  });

  it('refuses a demo whose relative import is missing', async () => {
    const compiled = await compileNotes(['::demo{name="Basic"}'], {
      'Basic.tsx': `import { rows } from './rows.data';\n\n${demo('Basic')}`,
    });
    expect(compiled?.problems).toEqual([
      {
        file,
        line: 6,
        message:
          'The demo "Basic" cannot be read: Basic.tsx imports "./rows.data", which does not exist.',
        fix: 'Add the file, or fix the import.',
      },
    ]);
  });

  it('refuses a demo that has no JavaScript variant', async () => {
    const compiled = await compileNotes(['::demo{name="Basic"}'], {
      'Basic.tsx': `enum Size { Small }\n\n${demo('Basic')}`,
    });
    expect(compiled?.problems).toEqual([
      {
        file,
        line: 6,
        message:
          'The demo "Basic" has no JavaScript variant: Basic.tsx holds "enum Size { Small }", which cannot be expressed without types.',
        fix: 'Use TypeScript whose types can be left out: no enums, namespaces or parameter properties.',
      },
    ]);
  });

  it('lists the mistakes of a page from top to bottom', async () => {
    const compiled = await compileNotes([
      '::demo{name="Gone"}',
      '',
      '## No anchor',
      '',
      '<b>',
      '',
      '[relative](a)',
    ]);
    expect(compiled?.problems.map(({ line }) => line)).toEqual([6, 8, 10, 12]);
  });
});
