import path from 'node:path';
import type { Rolldown } from 'vite';
import type { Chunk } from '#pipeline/outputs/chunkFiles.ts';

/** Where the plugin leaves the graph for the last step of the build, which removes it. */
export const chunkGraphFile = 'chunk-graph.json';

/** The chunks of a bundle with what they import, named after the module they were made for. */
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
