import type { NavEntry } from '#model/NavEntry.ts';

/** Navigation of the mini-site's product. */
export const navigation: NavEntry[] = [
  {
    pathname: '/x/react-widgets-group',
    title: 'Widgets',
    children: [
      { pathname: '/x/react-widgets', title: 'Overview' },
      { pathname: '/x/react-widgets/dial' },
      { pathname: '/x/react-widgets/slider', planned: true },
      {
        pathname: '/x/react-widgets/advanced',
        subheader: 'Advanced',
        children: [{ pathname: '/x/react-widgets/advanced/levels', plan: 'pro', newFeature: true }],
      },
    ],
  },
  { pathname: 'https://example.com/themes/', title: 'Themes' },
];
