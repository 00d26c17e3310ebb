import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** Modules edited code may import, by the chunk that brings them. */
export type SandboxModules = Record<string, string[]>;

/** Packages whose every public path is offered. */
const wholePackages = [
  '@mui/material',
  '@mui/system',
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-license',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
];

/** Packages of which these paths are offered, and whatever else demos import. */
const fixedPaths = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@mui/stylis-plugin-rtl',
  'stylis',
  'dayjs',
  'date-fns',
  'date-fns/locale',
  'luxon',
  'moment',
];

/** Parts of packages that hold types only, that Node runs, or that need a package which is not installed. */
const withoutCode =
  /\/(?:esm|Pigment\w+|package\.json|themeAugmentation|typeOverloads|internals\/demo|generateLicense|setupExcelExportWebWorker)$/;

/** Adapters of date libraries that are installed; the others would fail the build. */
const usableAdapter = /\/Adapter(?:DateFns|Dayjs|Luxon|Moment)$/;

/** The end of an import of a package. */
const importStatement = /^(?:import|(?:import|export|\}).* from) '([\w@][^'\s]*)';?$/gm;

/** Lists what edited code may import: the library's public paths, its companions, and the icons demos use. */
export async function sandboxModules(root: string, contentDir: string): Promise<SandboxModules> {
  const specifiers = new Set(fixedPaths);
  for (const name of wholePackages) {
    for (const specifier of await publicPaths(root, name)) {
      specifiers.add(specifier);
    }
  }
  for (const specifier of await importsOfDemos(contentDir)) {
    specifiers.add(specifier);
  }
  const modules: SandboxModules = {};
  for (const specifier of [...specifiers].sort()) {
    (modules[chunkOf(specifier)] ??= []).push(specifier);
  }
  return modules;
}

async function publicPaths(root: string, name: string): Promise<string[]> {
  const folder = path.join(root, 'node_modules', name);
  const { exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const named = Object.keys(exports).filter((key) => !key.includes('*'));
  const listed = './*' in exports ? await folders(path.join(folder, 'esm')) : [];
  return [...named.map((key) => name + key.slice(1)), ...listed.map((part) => `${name}/${part}`)]
    .filter((specifier) => !withoutCode.test(specifier))
    .filter((specifier) => !specifier.includes('/Adapter') || usableAdapter.test(specifier));
}

async function folders(folder: string): Promise<string[]> {
  const files = await glob('*/index.js', { cwd: folder });
  return files.map((file) => path.dirname(file));
}

async function importsOfDemos(contentDir: string): Promise<string[]> {
  const files = await glob('**/{demos,shared}/**/*.{ts,tsx}', { cwd: contentDir });
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(contentDir, file), 'utf8')),
  );
  const specifiers = texts.flatMap((text) =>
    [...text.matchAll(importStatement)].map(([, specifier = '']) => specifier),
  );
  return [...new Set(specifiers)].filter(
    (specifier) => !withoutCode.test(specifier) && !specifier.endsWith('.css'),
  );
}

/** A package is one chunk; adapters are their own, because each brings a date library. */
function chunkOf(specifier: string): string {
  const [, name = specifier] = specifier.match(/^((?:@[^/]+\/)?[^/]+)/) ?? [];
  return specifier.includes('/Adapter') ? specifier : name;
}
