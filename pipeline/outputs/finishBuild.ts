import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { PolicyHosts } from '#model/PolicyHosts.ts';
import type { RenamedPages } from '#model/redirectRules.ts';
import type { ServeManifest } from '#model/ServeManifest.ts';
import { headersFile, redirectsFile } from './hostFiles.ts';
import { securePages } from './securePages.ts';

interface FinishOptions {
  policyHosts: PolicyHosts;
  renamedPages: RenamedPages;
}

/**
 * Last touches on the written site: error pages where hosts look for them, nothing nobody asks for, a policy in each
 * document, tables for static hosts. What our own server reads besides lies in `serve/`, beside the site.
 */
export async function finishBuild(
  buildDir: string,
  { policyHosts, renamedPages }: FinishOptions,
): Promise<void> {
  const clientDir = path.join(buildDir, 'client');
  const serveDir = path.join(buildDir, 'serve');
  await tidy(clientDir);
  const policies = await securePages(clientDir, policyHosts);
  await writeFile(path.join(clientDir, '_redirects'), redirectsFile(renamedPages));
  await writeFile(path.join(clientDir, '_headers'), headersFile());

  await rm(serveDir, { recursive: true, force: true });
  await mkdir(serveDir);
  const manifest: ServeManifest = { ...policies, renamedPages };
  await writeFile(path.join(serveDir, 'manifest.json'), JSON.stringify(manifest));
}

async function tidy(clientDir: string): Promise<void> {
  const errorPages = await glob('**/404/index.html', { cwd: clientDir });
  for (const page of errorPages) {
    const folder = path.join(clientDir, path.dirname(page));
    await rename(path.join(folder, 'index.html'), `${folder}.html`);
    await rm(folder, { recursive: true });
  }
  // The router writes its own data file per page; ours navigates by payload, so they would never be read.
  const unread = await glob(['**/*.data', '__spa-fallback.html'], { cwd: clientDir });
  await Promise.all(unread.map((file) => rm(path.join(clientDir, file))));
}
