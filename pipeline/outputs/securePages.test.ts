import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { policyOfPage } from '#model/contentSecurityPolicy.ts';
import { noPolicyHosts } from '#model/PolicyHosts.ts';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { inlineScriptHashes } from './inlineScriptHashes.ts';
import { securePages } from './securePages.ts';

const page = (script: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body><script>shared()</script><script>${script}</script></body></html>`;

it('writes into each document the policy the server is told to send', async () => {
  const folder = await temporaryFolder();
  const files = {
    'index.html': page('a'),
    'x/index.html': page('b'),
    'sandbox/frame.html': page('c'),
  };
  for (const [name, html] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), html);
  }
  const { policy, scripts, pages } = await securePages(folder, noPolicyHosts);

  expect(scripts).toHaveLength(3);
  expect(pages).toEqual({ 'index.html': [0, 1], 'x/index.html': [0, 2] });
  for (const [name, positions] of Object.entries(pages)) {
    const html = await readFile(path.join(folder, name), 'utf8');
    const expected = policyOfPage(
      policy,
      positions.map((position) => scripts[position] ?? ''),
    );
    expect(html).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${expected}"/>`,
    );
    expect(inlineScriptHashes(html)).toEqual(positions.map((position) => scripts[position]));
  }
  expect(await readFile(path.join(folder, 'sandbox/frame.html'), 'utf8')).toBe(page('c'));
});
