import path from 'node:path';
import type { Rolldown } from 'vite';
import { type ModuleGraph, namedModule, reachableModules } from './ModuleGraph.ts';

/** Entries of the site, as paths from the root of the repository. */
export interface ChunkEntries {
  /** What every page runs: plain scripts, without React. */
  start: string;
  /** What is started once the page can be read. */
  late: string;
  /** The part of most pages that runs React though no demo does: the ad. */
  parts: string;
}

type ChunkGroup = Rolldown.CodeSplittingGroup;

/**
 * The chunks of the first load, derived from what the entries import, so that a file may be renamed or moved freely.
 * `start` is one file, because twenty small ones would compress worse and queue. `late` is what only the late entry
 * needs; ad blockers go by names, and under this one our own ads are shown. React comes with the first part of a page
 * that runs it; `parts` is what the first of them needs besides, so that a page of prose loads nothing of demos.
 */
export function chunkGroups(root: string, { start, late, parts }: ChunkEntries): ChunkGroup[] {
  const startEntry = path.join(root, start);
  const lateEntry = path.join(root, late);
  const isInStart = importedBy(startEntry);
  const isInLate = importedBy(lateEntry);
  const isInParts = importedBy(path.join(root, parts));

  return [
    { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    // One after the other: a group takes what its modules import along.
    { debugName: 'start', name: (id, graph) => (isInStart(id, graph) ? 'start' : null) },
    { debugName: 'late', name: (id, graph) => (isInLate(id, graph) ? 'late' : null) },
    { debugName: 'parts', name: (id, graph) => (isInParts(id, graph) ? 'parts' : null) },
  ];
}

/** Whether a module is an entry, or imported by it. */
function importedBy(entry: string): (id: string, graph: ModuleGraph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    reached ??= reachableModules([namedModule(entry, graph).id], graph);
    return reached.has(id);
  };
}
