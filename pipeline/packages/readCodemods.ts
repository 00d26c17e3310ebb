import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { CodemodGroup } from '#model/Codemod.ts';

/** Folder of the codemod package, whose entry is a command; its transforms are not among its exports. */
export function codemodFolder(root: string): string {
  return path.join(root, 'node_modules/@mui/x-codemod');
}

/**
 * Transforms by version and product, from the files of the package. A preset is code that calls others, so its parts
 * are read from its calls. The one transform outside a product takes names from a command line and is left out.
 */
export function readCodemods(root: string): CodemodGroup[] {
  const cwd = codemodFolder(root);
  const names = globSync('v*/*/*/index.js', { cwd })
    .map((file) => path.posix.dirname(file))
    .sort();
  return names
    .filter((name) => name.endsWith('/preset-safe'))
    .map((preset) => {
      const folder = path.posix.dirname(preset);
      const source = readFileSync(path.join(cwd, preset, 'index.js'), 'utf8');
      const parts = presetParts(source).map((part) => path.posix.join(preset, part));
      const others = names.filter(
        (name) => name.startsWith(`${folder}/`) && name !== preset && !parts.includes(name),
      );
      return {
        preset,
        codemods: [
          ...parts.map((name) => ({ name, isInPreset: true })),
          ...others.map((name) => ({ name, isInPreset: false })),
        ],
      };
    });
}

/** Folders of the transforms that a preset calls, relative to its own, in the order of the calls. */
export function presetParts(source: string): string[] {
  const imports = new Map(
    [...source.matchAll(/var (\w+) = \w+\(require\("([^"]+)"\)\)/g)].map(
      ([, name = '', folder = '']) => [name, folder] as const,
    ),
  );
  return [...source.matchAll(/\(0, (\w+)\.default\)\(file/g)].map(([, name = '']) => {
    const folder = imports.get(name);
    if (folder === undefined) {
      throw new Error(`The preset calls ${name}, which it does not import.`);
    }
    return folder;
  });
}
