import type { CodeFile } from '#model/DemoCode.ts';

/** Finds the file a relative specifier means, and whether it was written with its extension. */
export function findModule(
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

/** How a module may be called without its extension: `parts/index.tsx` → `parts/index`, `parts`. */
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
