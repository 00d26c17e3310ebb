import path from 'node:path';
import type { PageView } from '#model/PageView.ts';
import type { Chunk } from '#pipeline/outputs/Chunk.ts';
import { writeKillSwitch, writeOffline } from '#pipeline/outputs/writeOffline.ts';
import { bundleScript } from './bundleScript.ts';

interface OfflineSite {
  /** Whether this release ends offline reading. */
  kill: boolean;
  views: readonly PageView[];
  chunks: readonly Chunk[];
}

/** Adds the offline worker to the finished site, or the worker that removes it. Must run after all pages are written. */
export async function finishOffline(
  root: string,
  clientDir: string,
  { kill, views, chunks }: OfflineSite,
): Promise<void> {
  if (kill) {
    await writeKillSwitch(clientDir, await bundleWorker(root, 'killSwitch'));
  } else {
    const workerCode = await bundleWorker(root, 'serviceWorker');
    await writeOffline({ clientDir, chunks, views, workerCode });
  }
}

/** Bundles one entry of `site/service-worker`. */
export async function bundleWorker(
  root: string,
  entry: 'serviceWorker' | 'killSwitch',
): Promise<string> {
  const input = path.join(root, 'site/service-worker', `${entry}.ts`);
  return (await bundleScript({ root, input })).code;
}
