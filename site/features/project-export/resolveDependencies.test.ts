import { describe, expect, it } from 'vitest';
import {
  adapterLibraries,
  packageOfSpecifier,
  resolveDependencies,
  resolveDevDependencies,
} from './resolveDependencies.ts';
import { ExportError } from './ExportError.ts';
import { exampleVersions as versions } from './fixtures/exampleVersions.ts';

const resolve = (specifiers: string[], commit: string | null = null) =>
  resolveDependencies(specifiers, versions, commit);

it.each([
  ['react', 'react'],
  ['dayjs/locale/de', 'dayjs'],
  ['@mui/x-data-grid', '@mui/x-data-grid'],
  ['@mui/x-date-pickers/AdapterDayjs', '@mui/x-date-pickers'],
])('the package of %s is %s', (specifier, name) => {
  expect(packageOfSpecifier(specifier)).toBe(name);
});

describe('resolveDependencies', () => {
  it('adds React, Material UI and Emotion, which the packages of the library are peers of', () => {
    expect(Object.keys(resolve(['@mui/x-charts/LineChart']))).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/x-charts',
      'react',
      'react-dom',
    ]);
  });

  it('S7.12 gives the versions of the map, and nothing else', () => {
    const found = resolve(['dayjs/locale/de', '@mui/x-date-pickers/AdapterDateFnsV2']);
    expect(found).toMatchObject({ dayjs: '4.0.1', 'date-fns': '2.0.1' });
  });

  it.each(['AdapterDayjs', 'AdapterDayjs/AdapterDayjs'])('finds the adapter in %s', (path) => {
    expect(resolve([`@mui/x-date-pickers-pro/${path}`])).toHaveProperty('dayjs');
    expect(resolve([`@mui/x-data-grid/${path}`])).not.toHaveProperty('dayjs');
  });

  it.each(Object.entries(adapterLibraries))('knows what %s needs', (adapter, keys) => {
    const found = resolve([`@mui/x-date-pickers/${adapter}`]);
    for (const key of keys) {
      expect(found[key.replace(/@2$/, '')]).toBe(versions[key]);
    }
  });

  it('gives the code the library its adapter can work with', () => {
    const found = resolve(['date-fns/addDays', '@mui/x-date-pickers/AdapterDateFnsV2']);
    expect(found['date-fns']).toMatch(/^2\./);
  });

  it('refuses two adapters that need different versions of one library', () => {
    expect(() =>
      resolve(['@mui/x-date-pickers/AdapterDateFns', '@mui/x-date-pickers/AdapterDateFnsV2']),
    ).toThrow(
      new ExportError({
        code: 'adapter-clash',
        adapters: ['AdapterDateFns', 'AdapterDateFnsV2'],
        library: 'date-fns',
      }),
    );
  });

  it.each(['AdapterTemporal', 'AdapterDateFnsBase', 'Adapter'])(
    'S8.5 names the adapter it does not know: %s',
    (adapter) => {
      expect(() => resolve([`@mui/x-date-pickers/${adapter}`])).toThrow(ExportError);
      expect(() => resolve([`@mui/x-date-pickers/${adapter}`])).toThrow(
        `The date adapter "${adapter}" is not known`,
      );
    },
  );

  it.each([['left-pad'], ['node:fs'], ['https://esm.example.com/a.js'], ['constructor'], ['']])(
    'refuses a package it has no version of: %s',
    (specifier) => {
      expect(() => resolve([specifier])).toThrow('because no version of it is known');
    },
  );

  it('S7.11 takes the packages of the library from a commit, named by its first 8 characters', () => {
    const found = resolve(
      ['@mui/x-tree-view-pro/RichTreeViewPro', 'dayjs'],
      '0123456789abcdef0123456789abcdef01234567',
    );
    expect(found['@mui/x-tree-view-pro']).toBe(
      'https://pkg.csb.dev/mui/mui-x/commit/01234567/@mui/x-tree-view-pro',
    );
    expect(found['@mui/material']).toBe(versions['@mui/material']);
    expect(found.dayjs).toBe(versions.dayjs);
  });
});

describe('resolveDevDependencies', () => {
  const toolsFor = (specifiers: string[], variant: 'JS' | 'TS', tailwind = false) =>
    Object.keys(resolveDevDependencies(resolve(specifiers), versions, { variant, tailwind }));

  it('adds TypeScript and types to TypeScript projects only', () => {
    expect(toolsFor([], 'JS')).toEqual(['@vitejs/plugin-react', 'rolldown', 'vite']);
    expect(toolsFor([], 'TS')).toEqual([
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'rolldown',
      'typescript',
      'vite',
    ]);
  });

  it('adds types only for libraries that bring none', () => {
    expect(toolsFor(['@mui/x-date-pickers/AdapterLuxon'], 'TS')).toContain('@types/luxon');
    expect(toolsFor(['@mui/x-date-pickers/AdapterLuxon'], 'JS')).not.toContain('@types/luxon');
    expect(toolsFor(['dayjs', 'date-fns'], 'TS')).toEqual(toolsFor([], 'TS'));
  });

  it('adds Tailwind where it is used', () => {
    expect(toolsFor([], 'JS', true)).toEqual([
      '@tailwindcss/vite',
      '@vitejs/plugin-react',
      'rolldown',
      'tailwindcss',
      'vite',
    ]);
  });
});
