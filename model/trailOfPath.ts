import type { NavNode } from './NavNode.ts';
import { stripDocsTab } from './stripDocsTab.ts';

/** Chain of nodes from the top of the tree to the page of a path, the page last; empty when it is not listed. */
export function trailOfPath(nodes: readonly NavNode[], path: string): NavNode[] {
  const page = stripDocsTab(path);
  for (const node of nodes) {
    if (node.kind === 'page' && node.path === page) {
      return [node];
    }
    const below = 'children' in node ? trailOfPath(node.children, page) : [];
    if (below.length > 0) {
      return [node, ...below];
    }
  }
  return [];
}
