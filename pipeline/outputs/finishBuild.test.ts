import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, it } from 'vitest';
import { noPolicyHosts } from '#model/PolicyHosts.ts';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { finishBuild } from './finishBuild.ts';

it('finishBuild puts the error page where hosts look for it and removes what nobody asks for', async () => {
  const buildDir = await temporaryFolder();
  const folder = path.join(buildDir, 'client');
  const files = ['404/index.html', 'x/index.html', 'x.data', '_root.data', '__spa-fallback.html'];
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), file);
  }
  await finishBuild(buildDir, { policyHosts: noPolicyHosts, renamedPages: { '/old': '/new' } });
  expect((await glob('**', { cwd: folder })).sort()).toEqual([
    '404.html',
    '_headers',
    '_redirects',
    'x/index.html',
  ]);
  const manifest = await readFile(path.join(buildDir, 'serve/manifest.json'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({
    pages: { '404.html': [], 'x/index.html': [] },
    renamedPages: { '/old': '/new' },
  });
});
