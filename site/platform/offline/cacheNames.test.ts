import { expect, it } from 'vitest';
import { cacheNames, docsCaches, outdatedCaches, shellCacheName } from './cacheNames.ts';

const foreign = ['workbox-runtime', 'images'];
const old = ['docs-v0-pages', 'docs-v0-shell-a'];
const current = [...Object.values(cacheNames), shellCacheName('a'), shellCacheName('b')];

it('drops other versions and shells of builds no page needs, and leaves what is not ours', () => {
  const outdated = outdatedCaches([...foreign, ...old, ...current], new Set(['b']));
  expect(outdated).toEqual([...old, shellCacheName('a')]);
});

it('finds every cache of ours, of any version', () => {
  expect(docsCaches([...foreign, ...old, ...current])).toEqual([...old, ...current]);
});
