import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependencyVersions } from '#pipeline/packages/dependencyVersions.ts';
import { createDemoProject } from '#site/features/project-export/createProject.ts';
import type { ExportedProject } from '#site/features/project-export/ExportedProject.ts';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';
import { checkProject } from './checkProject.ts';
import { findDemos, readDemoCode } from './readDemoCode.ts';

const contentDir = path.resolve('content');
const demos = await findDemos(contentDir);
const versions = dependencyVersions(process.cwd());
const ownTheme = {
  dense: true,
  direction: 'rtl',
  spacing: 6,
  paletteMode: 'dark',
  paletteColors: { primary: { main: '#aa0044' } },
} as const;

describe('S7.12 the export of every demo', () => {
  it('is tried for all of them', () => {
    expect(demos.length).toBeGreaterThan(150);
  });

  it.each(demos)('%s has all it needs', async (file) => {
    const demo = await readDemoCode(path.join(contentDir, file));
    const options = { versions, commit: null, sourceUrl: `https://git.example.com/${file}` };
    for (const variant of ['TS', 'JS'] as const) {
      for (const theme of [initialThemeState, ownTheme]) {
        const project = createDemoProject(demo, { ...options, variant, theme });
        expect(checkProject(project)).toEqual([]);
        expect(project.entry).toBe(variant === 'TS' ? 'src/Demo.tsx' : 'src/Demo.jsx');
      }
    }
  });
});

describe('checkProject', () => {
  const project = (changes: Record<string, string>): ExportedProject => ({
    name: 'a',
    title: 'A',
    description: '',
    entry: 'src/Demo.tsx',
    dependencies: { react: '19.0.0' },
    devDependencies: {},
    files: {
      'index.html': '<script type="module" src="/src/main.tsx"></script>',
      'package.json': '{ "dependencies": { "react": "19.0.0" } }',
      'src/main.tsx': "import Demo from './Demo';",
      'src/Demo.tsx': "import * as React from 'react';",
      ...changes,
    },
  });

  it.each([
    [{}, []],
    [
      { 'src/Demo.tsx': "import a from 'left-pad/a';" },
      ['src/Demo.tsx imports "left-pad/a", but left-pad is not listed'],
    ],
    [
      { 'src/Demo.tsx': "export * from './gone';" },
      ['src/Demo.tsx imports "./gone", which means 0 files'],
    ],
    [{ 'src/Demo.js': '' }, ['src/main.tsx imports "./Demo", which means 2 files']],
    [{ 'src/Demo.tsx': 'const = 1;' }, ['src/Demo.tsx: Unexpected token']],
    [
      { 'src/a.js': 'const a: number = 1;' },
      ['src/a.js: Missing initializer in const declaration'],
    ],
    [{ 'package.json': '{}' }, ['package.json does not list react']],
    [{ 'index.html': '' }, [' is missing']],
    [
      { 'package.json': '{ "dependencies": { "react": "19.0.0", "a": "latest" } }' },
      ['a has the inexact version latest'],
    ],
  ])('finds what is wrong: %j', (changes, problems) => {
    expect(checkProject(project(changes))).toEqual(problems);
  });
});
