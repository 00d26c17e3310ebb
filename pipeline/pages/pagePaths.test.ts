import { expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { pagePaths } from './pagePaths.ts';

it('pagePaths are the routes and the written pages', async () => {
  expect(await pagePaths(openDocs(await writeMiniSite()))).toEqual([
    '/',
    '/x/guides/notes',
    '/x/guides',
    '/x/guides/setup',
    '/x/react-widgets/advanced/levels',
    '/x/react-widgets/dial',
    '/x/react-widgets',
  ]);
});
