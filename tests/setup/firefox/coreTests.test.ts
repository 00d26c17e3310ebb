import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { coreTests, coreTestsWithoutScript, leftOut, titlePattern } from './coreTests.ts';

const readSpec = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../e2e', file), 'utf8');

it('names tests that exist', () => {
  const selections = [coreTests, coreTestsWithoutScript, ...leftOut.map(({ tests }) => tests)];
  const missing = selections
    .flatMap(Object.entries<readonly string[]>)
    .flatMap(([file, titles]) => {
      const spec = readSpec(file);
      return titles.filter((title) => !spec.includes(title)).map((title) => `${file}: ${title}`);
    });
  expect(missing).toEqual([]);
});

it('selects whole files, and tests by words of their titles', () => {
  const pattern = titlePattern({ 'a/all.spec.ts': [], 'a/some.spec.ts': ['is (here)', 'there'] });
  expect('firefox a/all.spec.ts anything').toMatch(pattern);
  expect('firefox a/some.spec.ts group it is (here) too').toMatch(pattern);
  expect('firefox a/some.spec.ts neither').not.toMatch(pattern);
  expect('firefox a/other.spec.ts is (here)').not.toMatch(pattern);
});
