import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { finishOffline } from './finishOffline.ts';

it('a kill switch release holds a worker that answers nothing and removes itself', async () => {
  const folder = await temporaryFolder();
  await finishOffline(process.cwd(), folder, { kill: true, views: [], chunks: [] });
  expect(await glob('**', { cwd: folder })).toEqual(['x/sw.js']);
  const code = await readFile(path.join(folder, 'x/sw.js'), 'utf8');
  expect(code).toContain('.unregister()');
  expect(code).toContain('skipWaiting');
  expect(code).not.toMatch(/addEventListener\([`'"]fetch/);
  expect(code).not.toMatch(/^(import|export)\b/m);
});
