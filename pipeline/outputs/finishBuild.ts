import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { PolicyHosts } from '#model/contentSecurityPolicy.ts';
import { redirectRows, type RenamedPages } from '#model/redirects.ts';
import type { ServeManifest } from '#model/ServeManifest.ts';
import { securePages } from './securePages.ts';
import { staticHostHeaders } from '#model/headerRules.ts';

interface FinishOptions {
  policyHosts: PolicyHosts;
  renamedPages: RenamedPages;
}

/**
 * Finishes the written site: error pages where hosts expect them, a policy in each document, redirects
 * and headers for static hosts. What only our own server reads is in `serve/`, beside the site.
 */
export async function finishBuild(
  buildDir: string,
  { policyHosts, renamedPages }: FinishOptions,
): Promise<void> {
  const clientDir = path.join(buildDir, 'client');
  const serveDir = path.join(buildDir, 'serve');
  await moveErrorPages(clientDir);
  const policies = await securePages(clientDir, policyHosts);
  await writeFile(path.join(clientDir, '_redirects'), redirectsFile(renamedPages));
  await writeFile(path.join(clientDir, '_headers'), headersFile());

  await mkdir(serveDir, { recursive: true });
  const manifest: ServeManifest = { ...policies, renamedPages };
  await writeFile(path.join(serveDir, 'manifest.json'), JSON.stringify(manifest));
}

async function moveErrorPages(clientDir: string): Promise<void> {
  const errorPages = await glob('**/404/index.html', { cwd: clientDir });
  for (const page of errorPages) {
    const folder = path.join(clientDir, path.dirname(page));
    await rename(path.join(folder, 'index.html'), `${folder}.html`);
    await rm(folder, { recursive: true });
  }
}

/** Redirects in the `_redirects` format of static hosts. */
export function redirectsFile(renamedPages: RenamedPages): string {
  return redirectRows(renamedPages)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

/** Response headers in the `_headers` format of static hosts. */
export function headersFile(): string {
  return staticHostHeaders()
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}
