/** A chunk of code and its neighbours. */
export interface Chunk {
  fileName: string;
  /** Module the chunk was made for, relative to the root, or the name of a virtual one; null for shared code. */
  module: string | null;
  imports: string[];
}

/** Files needed to run the chunks made for some modules: themselves and whatever they import, each once. */
export function chunkFiles(
  chunks: readonly Chunk[],
  isWanted: (module: string) => boolean,
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = byName.get(fileName);
    if (chunk && !found.has(fileName)) {
      found.add(fileName);
      chunk.imports.forEach(add);
    }
  };
  chunks
    .filter(({ module }) => module !== null && isWanted(module))
    .forEach(({ fileName }) => add(fileName));
  return [...found].sort();
}
