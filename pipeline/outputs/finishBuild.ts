import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** Last touches on the written site: error pages where hosts look for them, and nothing nobody asks for. */
export async function finishBuild(clientDir: string): Promise<void> {
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
