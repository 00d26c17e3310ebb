import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, it } from 'vitest';
import { noPolicyHosts } from '#model/contentSecurityPolicy.ts';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { finishBuild, headersFile, redirectsFile } from './finishBuild.ts';

it('finishBuild puts the error page where hosts look for it', async () => {
  const buildDir = await temporaryFolder();
  const folder = path.join(buildDir, 'client');
  const files = ['404/index.html', 'x/index.html'];
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

it('S2.1 S2.4 _redirects holds one permanent redirect a line, special ones first', () => {
  const lines = redirectsFile({ '/x/old': '/x/new' }).trim().split('\n');
  expect(lines[0]).toBe('/x/old /x/new 301');
  expect(lines).toContain('/zh/x/old /zh/x/new 301');
  expect(lines).toContain('/api/* /api-docs/:splat 301');
  expect(lines.at(-1)).toBe('/en/* /:splat 301');
});

it('_headers names a pattern, then its headers', () => {
  const rules = headersFile().split('\n\n');
  const [everywhere = ''] = rules;
  expect(everywhere.split('\n')[0]).toBe('/*');
  expect(everywhere).toContain('  x-content-type-options: nosniff');
  expect(rules).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable');
});
