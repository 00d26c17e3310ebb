import { expect, it } from 'vitest';
import { peerSidebar } from './peerSidebar.ts';

const page = (path: string, title: string) => ({ path, title, text: '' });

it('groups pages by folder, with the page of a folder first', () => {
  const pages = [
    page('/x/grid', 'Grid'),
    page('/x/api/grid/row', 'Row API'),
    page('/x/grid/sorting', 'Sorting'),
    page('/x/grid/filtering', 'Filtering'),
    page('/x/grid-like', 'Not in the folder'),
    page('/x/search', 'Search'),
  ];
  expect(peerSidebar(pages)).toEqual([
    {
      label: 'api',
      entries: [{ label: 'grid', entries: [{ label: 'Row API', path: '/x/api/grid/row' }] }],
    },
    {
      label: 'Grid',
      entries: [
        { label: 'Grid', path: '/x/grid' },
        { label: 'Filtering', path: '/x/grid/filtering' },
        { label: 'Sorting', path: '/x/grid/sorting' },
      ],
    },
    { label: 'Not in the folder', path: '/x/grid-like' },
    { label: 'Search', path: '/x/search' },
  ]);
});
