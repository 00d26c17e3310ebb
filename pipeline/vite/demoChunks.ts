import type { Rolldown } from 'vite';
import { type ModuleGraph, namedModule, reachableModules } from './ModuleGraph.ts';

/** Name of the chunk that runs demos. */
export const runtimeChunk = 'demo';

/** What demos are loaded through, as module ids. */
export interface DemoModules {
  /** What every demo runs in. */
  runtime: string[];
  /** What imports each product's demos, by the product's folder. */
  lists: Record<string, string>;
}

/** A module that at least this share of a product's demos needs is loaded with the first of them. */
const commonShare = 0.5;

/**
 * The share of another product's demos from which on a module that is common in one product is in a chunk of both.
 * Otherwise a tree with a checkbox beside it would load everything that is common to grids. Pieces of Material UI are small
 * and used everywhere; but one grid with a date picker must not bring all pickers to the grids with a text field.
 */
const sharedFrom = (id: string) => (/\/@mui\/(?!x-)/.test(id) ? 0 : 0.1);

/**
 * Chunks of what demos share. Left alone, the bundler makes a chunk for every combination of demos that share a module:
 * a Data Grid demo would ask for ninety files, most of them tiny pieces of Material UI, five imports deep. Here the runtime
 * of demos is one chunk, and what most demos of a product need is in one chunk per set of products that use it.
 */
export function demoChunks({ runtime, lists }: DemoModules): Rolldown.CodeSplittingGroup[] {
  const products = Object.keys(lists);
  let chunks: Map<string, string> | undefined;
  const chunkOf = (id: string, graph: ModuleGraph) => {
    chunks ??= assignChunks({ runtime, lists }, graph);
    return chunks.get(id) ?? null;
  };
  // The more products need it, the earlier: a group takes what its modules import along.
  const sets = subsets(products).sort((first, second) => second.length - first.length);
  return [runtimeChunk, ...sets.map(setName)].map((name) => ({
    debugName: name,
    name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
  }));
}

function setName(products: readonly string[]): string {
  return `shared-${products.join('-')}`;
}

function assignChunks({ runtime, lists }: DemoModules, graph: ModuleGraph): Map<string, string> {
  const chunks = new Map<string, string>();
  const common = new Set<string>();
  const usedBy = new Map<string, string[]>();
  for (const [product, list] of Object.entries(lists)) {
    const demos = namedModule(list, graph).dynamicallyImportedIds;
    for (const [id, users] of countUsers(demos, graph)) {
      if (users >= demos.length * sharedFrom(id) && id.includes('node_modules')) {
        usedBy.set(id, [...(usedBy.get(id) ?? []), product]);
      }
      if (users >= demos.length * commonShare) {
        common.add(id);
      }
    }
  }
  usedBy.forEach((products, id) => common.has(id) && chunks.set(id, setName(products)));
  for (const id of reachableModules(runtime, graph)) {
    chunks.set(id, runtimeChunk);
  }
  return chunks;
}

/** How many of the demos need each module. */
function countUsers(demos: readonly string[], graph: ModuleGraph): Map<string, number> {
  const users = new Map<string, number>();
  for (const demo of demos) {
    for (const id of reachableModules([demo], graph)) {
      users.set(id, (users.get(id) ?? 0) + 1);
    }
  }
  return users;
}

function subsets(items: readonly string[]): string[][] {
  return items
    .reduce<string[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
    .filter((set) => set.length > 0);
}
