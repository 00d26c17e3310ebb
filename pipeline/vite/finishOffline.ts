import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';
import type { PageView } from '#model/PageView.ts';
import type { Chunk } from '#pipeline/outputs/offlineIndex.ts';
import { writeKillSwitch, writeOffline } from '#pipeline/outputs/writeOffline.ts';
import { bundleScript } from './bundleScript.ts';

/** Where the plugin writes the chunk graph for the last step of the build, which removes it. */
export const chunkGraphFile = 'chunk-graph.json';

/** The chunks of a bundle and their imports, each with the module it was created for. */
export function chunkGraph(bundle: Rolldown.OutputBundle, root: string): Chunk[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk'
      ? [
          {
            fileName: output.fileName,
            module: output.facadeModuleId && moduleName(output.facadeModuleId, root),
            imports: output.imports,
          },
        ]
      : [],
  );
}

function moduleName(id: string, root: string): string {
  return id.startsWith('\0') ? id.slice(1) : path.relative(root, id.split('?')[0] ?? id);
}

/** Adds the offline worker to the finished site, or the worker that removes it. Must run after all pages are written. */
export async function finishOffline(
  root: string,
  clientDir: string,
  { kill, views }: { kill: boolean; views: readonly PageView[] },
): Promise<void> {
  const graphFile = path.join(clientDir, chunkGraphFile);
  const chunks = JSON.parse(await readFile(graphFile, 'utf8')) as Chunk[];
  await rm(graphFile);
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
