import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { findProofs } from './findProofs.ts';
import type { Proof } from './Proof.ts';

const folders = '{model,content,pipeline,site,server,tests,benchmarks,scripts}';
const tests = ['*.test.{ts,tsx,mjs}', '*.spec.ts', '*.slow.ts'];

/** Finds the numbered tests of the whole repository, by file. */
export async function scanTests(root: string): Promise<Proof[]> {
  const files = await glob(
    tests.map((name) => `${folders}/**/${name}`),
    { cwd: root },
  );
  const found = await Promise.all(
    files
      .sort()
      .map(async (file) => findProofs(file, await readFile(path.join(root, file), 'utf8'))),
  );
  return found.flat();
}
