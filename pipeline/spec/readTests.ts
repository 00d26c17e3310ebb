import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** A file of tests. */
export interface TestFile {
  /** Path from the root of the repository. */
  file: string;
  source: string;
}

const folders = '{model,content,pipeline,site,server,tests,benchmarks,scripts}';
const names = ['*.test.{ts,tsx,mjs}', '*.spec.ts', '*.slow.ts'];

/** Reads the tests of the whole repository, by file. */
export async function readTests(root: string): Promise<TestFile[]> {
  const files = await glob(
    names.map((name) => `${folders}/**/${name}`),
    { cwd: root },
  );
  return Promise.all(
    files
      .sort()
      .map(async (file) => ({ file, source: await readFile(path.join(root, file), 'utf8') })),
  );
}
