import path from 'node:path';
import { readFile, rm } from 'node:fs/promises';
import type { Rolldown } from 'vite';
import type { Chunk } from '#pipeline/outputs/Chunk.ts';

/** Where the plugin leaves the chunk graph for the steps after bundling. */
const chunkGraphFile = 'chunk-graph.json';

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

/** The chunk graph as a file of the bundle. */
export function chunkGraphAsset(chunks: readonly Chunk[]): Rolldown.EmittedAsset {
  return { type: 'asset', fileName: chunkGraphFile, source: JSON.stringify(chunks) };
}

/** Reads the chunk graph of a built site and removes its file, which is of no use to readers. */
export async function takeChunkGraph(clientDir: string): Promise<Chunk[]> {
  const file = path.join(clientDir, chunkGraphFile);
  const chunks = JSON.parse(await readFile(file, 'utf8')) as Chunk[];
  await rm(file);
  return chunks;
}
