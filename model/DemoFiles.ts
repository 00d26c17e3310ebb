import type { DemoAssets } from './DocumentAssets.ts';

/** The files with the code of a page's demos, as its document names them: a demo shares most of its files with its neighbors. */
export interface DemoFiles {
  /** What the address of each file begins with. */
  base: string;
  files: string[];
  /** Positions of the files that run any demo. */
  runtime: number[];
  /** Positions of a demo's files by its id: the one that exports it, then those it imports. */
  demos: Record<string, number[]>;
}

/** Lists the files of some demos, each file once. */
export function listDemoFiles(
  ids: readonly string[],
  { base, runtime, filesOf }: DemoAssets,
): DemoFiles {
  const positions = new Map<string, number>();
  const positionOf = (file: string) => {
    const position = positions.get(file) ?? positions.size;
    positions.set(file, position);
    return position;
  };
  const demos = Object.fromEntries(ids.map((id) => [id, filesOf(id).map(positionOf)]));
  return { base, runtime: runtime.map(positionOf), demos, files: [...positions.keys()] };
}

/** Addresses of a demo's files in the same order; none for a demo that is not listed. */
export function addressesOfDemo(list: DemoFiles, id: string): string[] {
  return addressesAt(list.demos[id] ?? [], list);
}

/** Addresses of the files that run any demo. */
export function addressesOfRuntime(list: DemoFiles): string[] {
  return addressesAt(list.runtime, list);
}

function addressesAt(positions: readonly number[], { base, files }: DemoFiles): string[] {
  return positions.map((position) => `${base}${files[position]}`);
}
