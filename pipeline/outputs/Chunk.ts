import { demoFile } from '#model/DemoSource.ts';

/** A chunk of the bundle. */
export interface Chunk {
  fileName: string;
  /** Module the chunk was created for, relative to the root, or the name of a virtual module; null for shared code. */
  module: string | null;
  imports: string[];
}

/** Files of the chunks created for some modules, with everything they import. */
export function chunkFiles(
  chunks: readonly Chunk[],
  isWanted: (module: string) => boolean,
): string[] {
  const wanted = chunks.filter(({ module }) => module !== null && isWanted(module));
  return [...reachableFiles(wanted, chunksByFile(chunks))].sort();
}

/** Modules a demo may be loaded from: its file, or the one that adds its styles. */
export function demoModules(id: string): string[] {
  return [`content/${demoFile(id)}`, `virtual:docs/demo/${id}`];
}

/** Files that demos need. */
interface FilesOfDemos {
  /** The file that runs demos, and those it imports. */
  runtime: string[];
  /** The file that exports a demo, and then those it imports besides what comes with the file that runs demos. */
  filesOf: (id: string) => string[];
}

/** Finds the files that demos need besides those that every document loads. */
export function findDemoFiles(
  chunks: readonly Chunk[],
  isRuntime: (fileName: string) => boolean,
  isInEveryDocument: (fileName: string) => boolean,
): FilesOfDemos {
  const byFile = chunksByFile(chunks);
  const byModule = new Map(chunks.map((chunk) => [chunk.module, chunk]));
  const loaded = reachableFiles(
    chunks.filter(({ fileName }) => isRuntime(fileName)),
    byFile,
  );
  return {
    runtime: [...loaded].filter((file) => !isInEveryDocument(file)),
    filesOf: (id) => {
      const own = demoModules(id).flatMap((module) => byModule.get(module) ?? []);
      const files = [...reachableFiles(own.slice(0, 1), byFile)];
      return files.filter((file) => !loaded.has(file) && !isInEveryDocument(file));
    },
  };
}

function chunksByFile(chunks: readonly Chunk[]): ReadonlyMap<string, Chunk> {
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The files of some chunks and of all they import, the former first. */
function reachableFiles(
  start: readonly Chunk[],
  byFile: ReadonlyMap<string, Chunk>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = ({ fileName, imports }: Chunk) => {
    if (!found.has(fileName)) {
      found.add(fileName);
      imports.flatMap((name) => byFile.get(name) ?? []).forEach(add);
    }
  };
  start.forEach(add);
  return found;
}
