import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Chunk } from '#pipeline/outputs/chunkFiles.ts';
import { writeKillSwitch, writeOffline } from '#pipeline/outputs/writeOffline.ts';
import { bundleWorker } from './bundleWorker.ts';
import { chunkGraphFile } from './chunkGraph.ts';

/** Adds offline reading to the finished site, or the worker that ends it. Runs after everything a page needs is written. */
export async function finishOffline(
  root: string,
  clientDir: string,
  { kill }: { kill: boolean },
): Promise<void> {
  const graphFile = path.join(clientDir, chunkGraphFile);
  const chunks = JSON.parse(await readFile(graphFile, 'utf8')) as Chunk[];
  await rm(graphFile);
  if (kill) {
    await writeKillSwitch(clientDir, await bundleWorker(root, 'killSwitch'));
  } else {
    const workerCode = await bundleWorker(root, 'serviceWorker');
    await writeOffline({ clientDir, chunks, workerCode });
  }
}
