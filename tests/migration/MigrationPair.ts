import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A major version of the library whose packages can be installed beside those of the site. */
export type Major = 'v4' | 'v5' | 'v6' | 'v7' | 'v8';

/** The product whose names the code of a guide may use without importing them. */
export type Product = 'data-grid' | 'pickers' | 'charts' | 'tree-view';

/** A piece of code in a migration guide, and the version it is written for. */
export interface MigrationCode {
  /** Where it is: `migration-data-grid-v7.md:120`. */
  place: string;
  code: string;
  major: Major;
  product: Product;
}

const nextMajor = { v4: 'v5', v5: 'v6', v6: 'v7', v7: 'v8', v8: 'v8' } as const;

/** What a guide moves: from which version of which product to which. */
export function guideRange(file: string): { from: Major; to: Major; product: Product } | null {
  const match = /migration-(data-grid|pickers|charts|tree-view)-(v\d|lab)\.md$/.exec(file);
  if (!match) {
    return null;
  }
  const product = match[1] as Product;
  if (match[2] === 'lab') {
    // The lab that had these components is a package of the time of v5.
    return { from: 'v5', to: product === 'tree-view' ? 'v6' : 'v5', product };
  }
  const from = match[2] as Major;
  return { from, to: nextMajor[from], product };
}

const fence = /^```(tsx?) title="(Before|After): [^"]*"[^\n]*\n([\s\S]*?)^```$/gm;

/** The code of a guide that can be checked: each side of each comparison. */
export function readPairs(file: string, text: string): MigrationCode[] {
  const range = guideRange(file);
  return range === null
    ? []
    : Array.from(text.matchAll(fence), ({ index, 2: side, 3: code = '' }) => ({
        place: `${path.basename(file)}:${text.slice(0, index).split('\n').length}`,
        code,
        major: side === 'Before' ? range.from : range.to,
        product: range.product,
      }));
}

/** The code of all guides. */
export async function readAllPairs(folder: string): Promise<MigrationCode[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => guideRange(name));
  const read = async (name: string) =>
    readPairs(name, await readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(files.sort().map(read))).flat();
}
