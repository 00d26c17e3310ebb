/** How much of what a demo shows may differ from its snapshot, by product: smoothed edges of letters and lines do. */
export function acceptedDifference(path: string): number {
  return path.includes('/react-charts') ? 0.03 : 0.02;
}

/** Demos whose snapshot cannot look like them, with the reason, by page and anchor. */
export const knownDifferences: Readonly<Record<string, string>> = {
  // On a server the items of a simple tree do not know yet that they are disabled: they tell the tree in effects.
  '/x/react-tree-view#SimpleShowcase': 'the disabled item is gray once the tree runs',
};
