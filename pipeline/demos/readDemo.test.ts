import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { demoId } from './demoId.ts';
import { demoHash, describeVariant, readDemoModules } from './readDemo.ts';

async function writeDemos(files: Record<string, string>) {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

const entry = [
  "import * as React from 'react';",
  'import {',
  '  readings,',
  '  type Reading,',
  "} from './readings.data';",
  "import Part from './Part';",
  '',
  'export default function Demo(): React.ReactNode {',
  '  return readings.map((reading: Reading) => <Part key={reading} text={reading} />);',
  '}',
  '',
].join('\n');

describe('readDemoModules', () => {
  it('follows relative imports, each file once, the demo first', async () => {
    const folder = await writeDemos({
      'demos/Demo.tsx': entry,
      'demos/Part.tsx': "export { readings } from './readings.data';\nexport default 1;\n",
      'demos/readings.data.ts': "import { base } from '../shared/base';\n",
      'shared/base.ts': 'export const base = 1;\n',
      'demos/Other.tsx': '',
    });
    const modules = await readDemoModules(path.join(folder, 'demos/Demo.tsx'));
    expect(modules.map(({ file }) => path.relative(folder, file))).toEqual([
      'demos/Demo.tsx',
      'demos/readings.data.ts',
      'demos/Part.tsx',
      'shared/base.ts',
    ]);
  });

  it('says which file imports what is not there', async () => {
    const folder = await writeDemos({ 'demos/Demo.tsx': "import { a } from './gone';\n" });
    await expect(readDemoModules(path.join(folder, 'demos/Demo.tsx'))).rejects.toThrow(
      /^Demo\.tsx imports "\.\/gone", which does not exist\.$/,
    );
  });
});

describe('describeVariant', () => {
  it('gives each file a TypeScript and a JavaScript variant', async () => {
    const modules = [
      { file: '/anywhere/demos/Demo.tsx', source: 'export default (a: number) => <p>{a}</p>;\n' },
      { file: '/anywhere/demos/base.data.ts', source: 'export const base: number = 1;\n' },
    ];
    const demo = await describeVariant('Demo', null, modules);
    const text = (html = '') => html.replace(/<[^>]+>/g, '').replaceAll('&#x3C;', '<');
    expect(demo.name).toBe('Demo');
    expect(demo.files.map(({ tsName, jsName }) => [tsName, jsName])).toEqual([
      ['Demo.tsx', 'Demo.js'],
      ['base.data.ts', 'base.data.js'],
    ]);
    expect(text(demo.files[0]?.tsHtml)).toBe('export default (a: number) => <p>{a}</p>;');
    expect(text(demo.files[0]?.jsHtml)).toBe('export default (a) => <p>{a}</p>;');
    expect(text(demo.files[1]?.jsHtml)).toBe('export const base = 1;');
  });

  it('has a hash that follows every file, wherever the files are', () => {
    const modules = (folder: string, data: string) => [
      { file: `${folder}/Demo.tsx`, source: 'demo' },
      { file: `${folder}/base.data.ts`, source: data },
    ];
    expect(demoHash(modules('/a', 'one'))).toBe(demoHash(modules('/b', 'one')));
    expect(demoHash(modules('/a', 'one'))).not.toBe(demoHash(modules('/a', 'two')));
  });
});

it.each([
  ['content/tree-view/items', 'tree-view/items/Basic'],
  ['tests/mini-site/content/widgets/dial', 'widgets/dial/Basic'],
  ['content/guides/content/editing', 'guides/content/editing/Basic'],
])('demoId of a demo in %s is %s', (folder, id) => {
  expect(demoId(folder, 'Basic')).toBe(id);
});
