import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { glob } from 'tinyglobby';

const compressible = '**/*.{html,css,js,mjs,json,webmanifest,xml,txt,md,svg,wasm}';
// Smaller files gain less from compression than its headers cost.
const smallest = 1024;

/**
 * Compresses each text file of the site into a folder of the same structure, for the server to send as is.
 * Sequential, because passing thousands of small files to other threads costs more than compressing them.
 */
export async function compressFiles(clientDir: string, targetDir: string): Promise<void> {
  const files = await glob(compressible, { cwd: clientDir, dot: true });
  for (const folder of new Set(files.map((file) => path.dirname(file)))) {
    mkdirSync(path.join(targetDir, folder), { recursive: true });
  }
  for (const file of files) {
    const bytes = readFileSync(path.join(clientDir, file));
    if (bytes.length >= smallest) {
      const target = path.join(targetDir, file);
      writeFileSync(`${target}.br`, brotli(bytes, brotliLevel(file)));
      // Few clients request it; level 9 takes twice as long for two percent.
      writeFileSync(`${target}.gz`, gzipSync(bytes, { level: 5 }));
    }
  }
}

/** There are many pages: level 5 takes an eighth of the time of level 9 and is within 4 % of its size. */
function brotliLevel(file: string): number {
  if (!file.startsWith('assets/')) {
    return 5;
  }
  // Every visit starts with these few files, which the highest level makes 7 % smaller; others gain nothing beyond 7.
  return /^assets\/(framework|shell|late|style)-/.test(file) ? 11 : 7;
}

function brotli(bytes: Buffer, quality: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
