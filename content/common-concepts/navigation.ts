import type { NavEntry } from '#model/NavEntry.ts';

/** Side navigation of the concepts all products share. */
export const navigation: NavEntry[] = [
  {
    pathname: '/x/common-features-group',
    title: 'Common concepts',
    children: [
      { pathname: '/x/common-concepts/custom-components', title: 'Slots and subcomponents' },
    ],
  },
];
