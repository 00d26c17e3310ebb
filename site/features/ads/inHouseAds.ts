/** An ad of ours for a page of this site; its words are in the dictionary under its name. */
export interface InHouseAd {
  name: string;
  /** Path without language. */
  path: string;
}

/** The ads shown when the network's are blocked, missing or not configured. */
export const inHouseAds: readonly [InHouseAd, ...InHouseAd[]] = [
  { name: 'plans', path: '/x/introduction/licensing' },
  { name: 'loading', path: '/x/react-tree-view/rich-tree-view/lazy-loading' },
  { name: 'headless', path: '/x/react-tree-view/rich-tree-view/headless' },
  { name: 'slots', path: '/x/common-concepts/custom-components' },
  { name: 'support', path: '/x/introduction/support' },
];

/** The ads that lead somewhere else than the page they are shown on. */
export function inHouseAdsFor(currentPath: string): [InHouseAd, ...InHouseAd[]] {
  const [first, ...rest] = inHouseAds.filter(({ path }) => path !== currentPath);
  return [first ?? inHouseAds[0], ...rest];
}
