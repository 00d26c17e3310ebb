import type { NavEntry } from '#model/NavEntry.ts';

/** Navigation of the mini-site's guides. */
export const navigation: NavEntry[] = [
  {
    pathname: '/x/guides-group',
    title: 'Guides',
    children: [
      { pathname: '/x/guides', title: 'Overview' },
      { pathname: '/x/guides/setup', newFeature: true },
    ],
  },
];
