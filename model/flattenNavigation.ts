import type { NavExternal, NavNode, NavPage } from './NavNode.ts';

/** Leaves of the navigation tree in reading order. */
export function flattenNavigation(nodes: readonly NavNode[]): (NavPage | NavExternal)[] {
  return nodes.flatMap((node) => ('children' in node ? flattenNavigation(node.children) : [node]));
}
