import type { CodeVariant } from '#model/Preferences.ts';
import type { CodeFile } from '#model/DemoSource.ts';
import { ExportError } from './ExportError.ts';
import { type ModuleImport, parseImports } from './parseImports.ts';

/** A file of a project. */
export interface ProjectModule {
  /** Path in the project, e.g. `src/Demo.tsx`. */
  path: string;
  text: string;
  /** What it imports from packages. */
  imports: ModuleImport[];
}

/**
 * Gives each file of a demo its path below `src/` and rewrites its relative imports accordingly.
 * The first file becomes `Demo`, unless `keepsNames`; the others keep their names and folders.
 */
export function layoutModules(
  files: readonly CodeFile[],
  variant: CodeVariant,
  { keepsNames = false } = {},
): ProjectModule[] {
  const renamedFile = keepsNames ? undefined : files[0];
  const paths = new Map(files.map((file) => [file, pathOf(file, { files, renamedFile, variant })]));
  if (new Set(paths.values()).size < files.length) {
    throw new ExportError({ code: 'duplicate-path', file: files[0]?.tsName ?? '' });
  }
  return files.map((file) => {
    const path = paths.get(file) ?? '';
    const source = variant === 'TS' ? file.ts : file.js;
    const imports = /\.[jt]sx?$/.test(path) ? parseImports(source, path) : [];
    const [ours, packages] = partition(imports, ({ specifier }) =>
      /^\.{1,2}(\/|$)/.test(specifier),
    );
    return { path, text: relink(source, ours, file, paths), imports: packages };
  });
}

function pathOf(
  file: CodeFile,
  {
    files,
    renamedFile,
    variant,
  }: { files: readonly CodeFile[]; renamedFile: CodeFile | undefined; variant: CodeVariant },
): string {
  const name = checkName(file.tsName);
  const isNameTaken = files.some((other) => /^Demo\.[jt]sx?$/.test(other.tsName));
  const renamed =
    file === renamedFile && !isNameTaken ? name.replace(/[^/]*(?=\.\w+$)/, 'Demo') : name;
  // Vite parses JSX only in `.jsx` and `.tsx` files, so `.tsx` becomes `.jsx`, not `.js`.
  return `src/${variant === 'TS' ? renamed : renamed.replace(/\.ts(x?)$/, '.js$1')}`;
}

/** Names reach archives and other people's machines, so none may lead out of the project. */
function checkName(name: string): string {
  if (!name.split('/').every((part) => /^[\w@$()[\]+-][\w@$()[\]+. -]*$/.test(part))) {
    throw new ExportError({ code: 'invalid-file-name', file: name });
  }
  return name;
}

/** Rewrites the specifiers of relative imports whose importer or target has moved. */
function relink(
  source: string,
  imports: readonly ModuleImport[],
  importer: CodeFile,
  paths: ReadonlyMap<CodeFile, string>,
): string {
  let text = '';
  let end = 0;
  for (const { specifier, start } of imports) {
    const found = findModule(specifier, importer, [...paths.keys()]);
    if (!found) {
      throw new ExportError({ code: 'missing-file', file: importer.tsName, specifier });
    }
    const target = paths.get(found.file) ?? '';
    const path = found.hasExtension ? target : target.replace(/(\/index)?\.\w+$/, '');
    text += source.slice(end, start) + relativeSpecifier(paths.get(importer) ?? '', path);
    end = start + specifier.length;
  }
  return text + source.slice(end);
}

function partition<T>(values: readonly T[], test: (value: T) => boolean): [T[], T[]] {
  return [values.filter(test), values.filter((value) => !test(value))];
}

/** Finds the file a relative specifier means, and whether it was written with its extension. */
function findModule(
  specifier: string,
  importer: CodeFile,
  files: readonly CodeFile[],
): { file: CodeFile; hasExtension: boolean } | null {
  const { pathname } = new URL(specifier, `file:///${importer.tsName}`);
  const path = decodeURI(pathname).slice(1);
  // A module from outside the demo's folder was brought into it under its own name.
  const name = path.split('/').at(-1) ?? '';
  for (const wanted of [path, name]) {
    const exact = files.find((file) => [file.tsName, file.jsName].includes(wanted));
    if (exact) {
      return { file: exact, hasExtension: true };
    }
    const file = files.find(({ tsName }) => shortNames(tsName).includes(wanted));
    if (file) {
      return { file, hasExtension: false };
    }
  }
  return null;
}

/** Specifiers of a module without its extension: `menu/index.tsx` → `menu/index`, `menu`. */
function shortNames(name: string): string[] {
  const stem = name.match(/^(.*)\.[jt]sx?$/)?.[1];
  return stem === undefined
    ? []
    : [stem, ...(/(^|\/)index$/.test(stem) ? [stem.slice(0, -6)] : [])];
}

/** Relative specifier from one path to another: `src/a/B.tsx`, `src/C` → `../C`. */
export function relativeSpecifier(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const parts = to.split('/');
  let shared = 0;
  while (shared < folders.length && folders[shared] === parts[shared]) {
    shared += 1;
  }
  const up = folders.slice(shared).map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), ...parts.slice(shared)].join('/');
}
