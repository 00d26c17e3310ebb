import type { CodeVariant } from '#model/CodePreferences.ts';
import type { CodeFile } from '#model/DemoCode.ts';
import { findModule, relativeSpecifier } from './modulePaths.ts';
import { type ModuleImport, parseImports } from './parseImports.ts';

/** A file at its place in a project. */
export interface ProjectModule {
  /** Path in the project, e.g. `src/Demo.tsx`. */
  path: string;
  text: string;
  /** What it imports from packages. */
  imports: ModuleImport[];
}

/**
 * Gives each file of a demo its place below `src/` and points its relative imports there.
 * The first file becomes `Demo`, unless `keepsNames`; the others keep their names and folders.
 */
export function layoutModules(
  files: readonly CodeFile[],
  variant: CodeVariant,
  { keepsNames = false } = {},
): ProjectModule[] {
  const renamedFile = keepsNames ? undefined : files[0];
  const places = new Map(
    files.map((file) => [file, placeOf(file, { files, renamedFile, variant })]),
  );
  if (new Set(places.values()).size < files.length) {
    throw new TypeError(`Two files of ${files[0]?.tsName} would have the same path.`);
  }
  return files.map((file) => {
    const path = places.get(file) ?? '';
    const source = variant === 'TS' ? file.ts : file.js;
    const imports = /\.[jt]sx?$/.test(path) ? parseImports(source, path) : [];
    const [ours, packages] = partition(imports, ({ specifier }) =>
      /^\.{1,2}(\/|$)/.test(specifier),
    );
    return { path, text: relink(source, ours, file, places), imports: packages };
  });
}

function placeOf(
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
  // Vite reads JSX only from files that say so: what was `.tsx` becomes `.jsx`, not `.js`.
  return `src/${variant === 'TS' ? renamed : renamed.replace(/\.ts(x?)$/, '.js$1')}`;
}

/** Names reach archives and other people's machines, so none may lead out of the project. */
function checkName(name: string): string {
  if (!name.split('/').every((part) => /^[\w@$()[\]+-][\w@$()[\]+. -]*$/.test(part))) {
    throw new TypeError(`${JSON.stringify(name)} cannot be the name of a file in a project.`);
  }
  return name;
}

/** Rewrites the specifiers of relative imports whose importer or target has moved. */
function relink(
  source: string,
  imports: readonly ModuleImport[],
  importer: CodeFile,
  places: ReadonlyMap<CodeFile, string>,
): string {
  let text = '';
  let end = 0;
  for (const { specifier, start } of imports) {
    const found = findModule(specifier, importer, [...places.keys()]);
    if (!found) {
      throw new TypeError(
        `${importer.tsName} imports "${specifier}", which is not among its files.`,
      );
    }
    const target = places.get(found.file) ?? '';
    const path = found.hasExtension ? target : target.replace(/(\/index)?\.\w+$/, '');
    text += source.slice(end, start) + relativeSpecifier(places.get(importer) ?? '', path);
    end = start + specifier.length;
  }
  return text + source.slice(end);
}

function partition<T>(values: readonly T[], test: (value: T) => boolean): [T[], T[]] {
  return [values.filter(test), values.filter((value) => !test(value))];
}
