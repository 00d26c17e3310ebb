import { rm } from 'node:fs/promises';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** Last touches on the written site: the error page where hosts look for it, and nothing nobody asks for. */
export async function finishBuild(clientDir: string): Promise<void> {
  await copyFile(path.join(clientDir, '404/index.html'), path.join(clientDir, '404.html'));
  await rm(path.join(clientDir, '404'), { recursive: true });
  // The router writes its own data file per page; ours navigates by payload, so they would never be read.
  const unread = await glob(['**/*.data', '__spa-fallback.html'], { cwd: clientDir });
  await Promise.all(unread.map((file) => rm(path.join(clientDir, file))));
}
