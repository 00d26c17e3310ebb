import { posix } from 'node:path';
import type { ts } from '#pipeline/api/typescript.ts';
import type { TypeFiles } from './fetchTypes.ts';
import { type FileFacts, fileFacts } from './fileFacts.ts';

/** A file of a release: its package and its path in there. */
export interface FileKey {
  package: string;
  path: string;
}

/** What a name refers to: declarations and the file they are in, or something of a package that is not read. */
export type Found =
  | {
      kind: 'declared';
      file: FileKey;
      name: string;
      statements: readonly ts.Statement[];
      variable: ts.VariableDeclaration | null;
    }
  | { kind: 'outside'; specifier: string; name: string };

/** The declaration files of a package and of those it builds on, at one version. */
export interface TypeSpace {
  facts(file: FileKey): FileFacts;
  /** What a name means inside a file. */
  find(file: FileKey, name: string): Found | null;
  /** What a module exports under a name. */
  findExport(file: FileKey, name: string): Found | null;
  /** Every name a module exports. */
  exportNames(file: FileKey): Set<string>;
  /** The file a module specifier means; null for packages that are not read. */
  resolve(file: FileKey, specifier: string): FileKey | null;
  /** Interfaces elsewhere that add members to an interface, with their files. */
  augmentations(name: string): readonly { file: FileKey; declaration: ts.InterfaceDeclaration }[];
}

/** Opens the files of packages as one space of names. */
export function openTypeSpace(packages: ReadonlyMap<string, TypeFiles>): TypeSpace {
  const added = collectAugmentations(packages);

  const resolved = new Map<string, FileKey | null>();
  const parsed = new Map<string, FileFacts>();
  const found = new Map<string, Found | null>();

  function resolve(file: FileKey, specifier: string): FileKey | null {
    return remember(resolved, `${markOf(file)} ${specifier}`, () =>
      resolveSpecifier(file, specifier),
    );
  }

  function resolveSpecifier(file: FileKey, specifier: string): FileKey | null {
    if (specifier.startsWith('.')) {
      return resolvePath(file.package, posix.join(posix.dirname(file.path), specifier));
    }
    const name = specifier.split('/').slice(0, 2).join('/');
    return packages.has(name) ? resolvePath(name, specifier.slice(name.length + 1)) : null;
  }

  function resolvePath(name: string, path: string): FileKey | null {
    const stem = path.replace(/\.js$/, '').replace(/\/$/, '');
    const candidates =
      stem === '' || stem === '.' ? ['index.d.ts'] : [`${stem}.d.ts`, `${stem}/index.d.ts`];
    const found = candidates.find((candidate) => packages.get(name)?.has(candidate));
    return found === undefined ? null : { package: name, path: found };
  }

  const space: TypeSpace = {
    resolve,
    facts: (file) =>
      remember(parsed, markOf(file), () =>
        fileFacts(packages.get(file.package)?.get(file.path) ?? ''),
      ),
    find(file, name) {
      const facts = space.facts(file);
      const statements = facts.declarations.get(name) ?? [];
      const variable = facts.variables.get(name) ?? null;
      if (statements.length > 0 || variable) {
        return { kind: 'declared', file, name, statements, variable };
      }
      const imported = facts.imports.get(name);
      if (!imported) {
        return null;
      }
      const target = resolve(file, imported.specifier);
      return target && imported.name !== '*'
        ? space.findExport(target, imported.name)
        : { kind: 'outside', ...imported };
    },
    findExport: (file, name) =>
      remember(found, `${markOf(file)} ${name}`, () => findExport(space, file, name, new Set())),
    exportNames: (file) => exportNames(space, file, new Set()),
    augmentations: (name) => added.get(name) ?? [],
  };
  return space;
}

function markOf({ package: name, path }: FileKey): string {
  return `${name}/${path}`;
}

function remember<T>(values: Map<string, T>, key: string, make: () => T): T {
  const known = values.get(key);
  if (known !== undefined || values.has(key)) {
    return known as T;
  }
  const value = make();
  values.set(key, value);
  return value;
}

function findExport(
  space: TypeSpace,
  file: FileKey,
  name: string,
  seen: Set<string>,
): Found | null {
  const mark = markOf(file);
  if (seen.has(mark)) {
    return null;
  }
  seen.add(mark);
  const facts = space.facts(file);
  const listed = facts.exports.get(name);
  if (listed?.specifier === null) {
    return space.find(file, listed.name);
  }
  if (listed) {
    const target = space.resolve(file, listed.specifier ?? '');
    return target
      ? findExport(space, target, listed.name, new Set(seen))
      : { kind: 'outside', specifier: listed.specifier ?? '', name: listed.name };
  }
  if (facts.declarations.has(name) || facts.variables.has(name)) {
    return space.find(file, name);
  }
  for (const star of facts.stars) {
    const target = space.resolve(file, star);
    const found = target && findExport(space, target, name, seen);
    if (found) {
      return found;
    }
  }
  return null;
}

function exportNames(space: TypeSpace, file: FileKey, seen: Set<string>): Set<string> {
  const mark = markOf(file);
  if (seen.has(mark)) {
    return new Set();
  }
  seen.add(mark);
  const facts = space.facts(file);
  const names = new Set([...facts.exports.keys(), ...facts.ownExports]);
  for (const star of facts.stars) {
    const target = space.resolve(file, star);
    (target ? exportNames(space, target, seen) : []).forEach((name) => names.add(name));
  }
  names.delete('default');
  return names;
}

function collectAugmentations(packages: ReadonlyMap<string, TypeFiles>) {
  const added = new Map<string, { file: FileKey; declaration: ts.InterfaceDeclaration }[]>();
  for (const [name, files] of packages) {
    for (const [path, text] of files) {
      // What the theme knows, and what an adapter says a date is, adds no members.
      if (!text.includes('declare module') || /^(themeAugmentation|Adapter)/.test(path)) {
        continue;
      }
      for (const { specifier, declaration } of fileFacts(text).augmentations) {
        if (specifier.startsWith('.') || packages.has(specifier.split('/').slice(0, 2).join('/'))) {
          const known = added.get(declaration.name.text) ?? [];
          added.set(declaration.name.text, [
            ...known,
            { file: { package: name, path }, declaration },
          ]);
        }
      }
    }
  }
  return added;
}
