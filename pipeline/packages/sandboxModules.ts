import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { libraryPackages } from './libraryPackages.ts';

/** Modules edited code may import, by the chunk that contains them. */
export type SandboxModules = Record<string, string[]>;

/** Packages all of whose public paths are available, besides those of the library. */
const wholePackages = ['@mui/material', '@mui/system'];

/** Further paths that are available, besides everything demos import. */
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

/** Paths that contain only types, run only in Node, or need a package that is not installed. */
const withoutCode =
  /\/(?:esm|Pigment\w+|package\.json|themeAugmentation|typeOverloads|internals\/demo|generateLicense|setupExcelExportWebWorker)$/;

/** Adapters of installed date libraries; those of the second major version of date-fns would fail the build. */
const usableAdapter =
  /\/Adapter(?:DateFns|DateFnsJalali|Dayjs|Luxon|Moment|MomentHijri|MomentJalaali)$/;

/** An import statement, or the last line of one. */
const importStatement = /^(?:import|(?:import|export|\}).* from) '([\w@][^'\s]*)';?$/gm;

/** Lists what edited code may import: the library's public paths, its dependencies, and the icons demos use. */
export async function sandboxModules(root: string, contentDir: string): Promise<SandboxModules> {
  const specifiers = new Set(fixedPaths);
  for (const name of [...wholePackages, ...libraryPackages(root)]) {
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

/** A package is one chunk, but each adapter has its own, because it imports a date library. */
function chunkOf(specifier: string): string {
  const [, name = specifier] = specifier.match(/^((?:@[^/]+\/)?[^/]+)/) ?? [];
  return specifier.includes('/Adapter') ? specifier : name;
}

const iconsPackage = '@mui/icons-material';

/** Source of `virtual:sandbox/modules`: which chunk contains a module, and how to load each chunk. */
export function sandboxIndexSource(modules: SandboxModules): string {
  const chunks = Object.keys(modules).map(
    (chunk) => `${JSON.stringify(chunk)}: () => import('virtual:sandbox/modules/${chunk}')`,
  );
  const index = { ...modules };
  if (index[iconsPackage]) {
    index[iconsPackage] = [iconsPackage, ...index[iconsPackage]];
  }
  return [
    `export const specifiersByChunk = ${JSON.stringify(index)};`,
    `export const loadChunk = { ${chunks.join(', ')} };`,
  ].join('\n');
}

/** Source of one chunk: its modules by specifier. The root of the icon package exports only the available icons, not all 2,000. */
export function sandboxChunkSource(chunk: string, modules: SandboxModules): string {
  const specifiers = modules[chunk] ?? [];
  const imports = specifiers.map(
    (specifier, index) => `import * as m${index} from ${JSON.stringify(specifier)};`,
  );
  const entries = specifiers.map((specifier, index) => `${JSON.stringify(specifier)}: m${index}`);
  if (chunk === iconsPackage) {
    const icons = specifiers.map(
      (specifier, index) =>
        `${JSON.stringify(specifier.slice(iconsPackage.length + 1))}: m${index}.default`,
    );
    entries.push(`${JSON.stringify(iconsPackage)}: { ${icons.join(', ')} }`);
  }
  return [...imports, `export const modules = { ${entries.join(',\n')} };`].join('\n');
}
