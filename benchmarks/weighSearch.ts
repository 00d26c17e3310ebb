import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { glob } from 'tinyglobby';

/** Gzipped kilobytes of the index of one language. */
export interface SearchWeight {
  language: string;
  /** The largest product's names and the library's: what the first results wait for. */
  firstKB: number;
  totalKB: number;
}

/** Weighs the index files of a built site. */
export async function weighSearch(clientDir: string): Promise<SearchWeight[]> {
  const files = await glob('search-index/*/*.json', { cwd: clientDir });
  const sizes = await Promise.all(
    files.map(async (file) => ({
      language: file.split('/')[1] ?? '',
      name: file.split('/')[2] ?? '',
      size: gzipSync(await readFile(join(clientDir, file)), { level: 9 }).length / 1000,
    })),
  );
  return [...new Set(sizes.map(({ language }) => language))].sort().map((language) => {
    const own = sizes.filter((each) => each.language === language);
    const names = own.filter(({ name }) => name.endsWith('.names.json'));
    const library = names.find(({ name }) => name.startsWith('library.'))?.size ?? 0;
    const products = names.filter(({ name }) => !name.startsWith('library.'));
    return {
      language,
      firstKB: library + Math.max(0, ...products.map(({ size }) => size)),
      totalKB: own.reduce((sum, { size }) => sum + size, 0),
    };
  });
}
