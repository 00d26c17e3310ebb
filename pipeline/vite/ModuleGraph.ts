import type { Rolldown } from 'vite';

/** The modules of a bundle and what they import. */
export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A module that the configuration names; one that was renamed is an error. */
export function namedModule(id: string, graph: ModuleGraph): Rolldown.ModuleInfo {
  const info = graph.getModuleInfo(id);
  if (!info) {
    throw new Error(`The build has no module ${id}; vite.config.ts names it.`);
  }
  return info;
}

/** Some modules and everything they import, directly or not; what is loaded on demand is not among it. */
export function reachableModules(start: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!reached.has(id)) {
      reached.add(id);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return reached;
}
