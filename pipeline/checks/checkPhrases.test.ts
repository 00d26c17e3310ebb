import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AuthorError } from '#pipeline/content-files/AuthorError.ts';
import type { CompiledPage, Docs } from '#pipeline/docs/Docs.ts';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { checkPhrases } from './checkPhrases.ts';

/** Checks the phrases of two pages, `/x/a` and `/x/b`, that both have the sections `first` and `second`. */
function check(phrases: { a?: unknown; b?: unknown }) {
  const root = scratchFolder();
  const pages = (['a', 'b'] as const).map((name) => {
    const folder = join(root, name);
    mkdirSync(folder);
    if (name in phrases) {
      writeFileSync(join(folder, 'phrases.json'), JSON.stringify(phrases[name]));
    }
    return { path: `/x/${name}`, folder, section: { folder: 'charts' } };
  });
  const docs = { config: { root }, pageFiles: async () => pages } as unknown as Docs;
  const compiled = pages.map(
    ({ path }) => ({ path, anchors: ['first', 'second'] }) as CompiledPage,
  );
  return checkPhrases(docs, compiled);
}

it('has nothing against phrases of sections, nor against pages without any', async () => {
  expect(await check({ a: { first: ['tie breaker', 'equal rows'] } })).toEqual([]);
});

it.each([
  [{ a: { third: ['tie breaker'] } }, 'The page has no section "third".'],
  [
    { a: { first: ['tie breaker'] }, b: { second: ['tie breaker'] } },
    '"tie breaker" is a phrase of /x/a#first too.',
  ],
  [{ a: { first: [' tie'] } }, '" tie" is not what people type.'],
  [{ a: { first: ['a b c d e f g h i j'] } }, '"a b c d e f g h i j" is not what people type.'],
])('reports a mistake: %j', async (phrases, message) => {
  expect((await check(phrases)).map((problem) => problem.message)).toEqual([message]);
});

it('tells an author about a file of another shape', async () => {
  await expect(check({ a: { first: 'tie breaker' } })).rejects.toThrow(AuthorError);
});
