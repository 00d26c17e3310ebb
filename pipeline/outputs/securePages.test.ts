import { describe, expect, it } from 'vitest';
import { noPolicyHosts, policyOfPage } from '#model/contentSecurityPolicy.ts';
import { noThirdParties } from '#model/ThirdParties.ts';
import { inlineScriptHashes, policyHosts, securePages } from './securePages.ts';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';

describe('policyHosts', () => {
  it('names no host unless one is configured', () => {
    expect(policyHosts(noThirdParties, '')).toEqual(noPolicyHosts);
  });

  it('names those of third parties and of a feedback server elsewhere', () => {
    const hosts = policyHosts(
      { ...noThirdParties, adScript: 'https://ads.test/a.js' },
      'https://votes.test/feedback',
    );
    expect(hosts.scripts).toEqual(['https://ads.test']);
    expect(hosts.connections).toContain('https://votes.test');
  });
});

const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

it('hashes what browsers run, byte for byte, each once', () => {
  const html = [
    '<script>a()</script>',
    '<script type="module" async="">import "/b.js";\n</script>',
    '<script>a()</script>',
    '<script>字</script>',
  ].join('<p>text</p>');
  expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('import "/b.js";\n'), hash('字')]);
});

it('passes over files and data', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>' +
    '<script type="application/json" id="data">[]</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});

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
      name,
      positions.map((position) => scripts[position] ?? ''),
    );
    expect(html).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${expected}"/>`,
    );
    expect(inlineScriptHashes(html)).toEqual(positions.map((position) => scripts[position]));
  }
  expect(await readFile(path.join(folder, 'sandbox/frame.html'), 'utf8')).toBe(page('c'));
});
