import { describe, expect, it } from 'vitest';
import { closestPages } from './closestPages.ts';

const paths = [
  '/x/introduction',
  '/x/introduction/installation',
  '/x/react-data-grid',
  '/x/react-data-grid/column-menu',
  '/x/react-data-grid/row-selection',
  '/x/react-tree-view',
  '/x/react-tree-view/simple-tree-view/items',
  '/x/react-tree-view/rich-tree-view/items',
  '/x/react-tree-view/rich-tree-view/selection',
  '/x/react-date-pickers/date-range-picker',
  '/x/api/data-grid',
  '/x/api/data-grid/data-grid',
];
const pages = paths.map((path) => ({ path, title: path }));
const closest = (path: string, limit: number) =>
  closestPages(path, pages, limit).map((page) => page.path);

describe('closestPages', () => {
  it.each([
    ['a typing mistake', '/x/react-tree-veiw', '/x/react-tree-view'],
    ['a typing mistake in the page', '/x/react-data-grid/colunm-menu', paths[3]],
    ['an old address', '/components/data-grid', '/x/react-data-grid'],
    ['another language', '/zh/x/introduction/instalation/', '/x/introduction/installation'],
    ['capital letters', '/X/React-Tree-View', '/x/react-tree-view'],
    ['words in another order', '/x/react-date-pickers/date-picker-range', paths[9]],
    ['an API address', '/x/api/data-grid/datagrid', '/x/api/data-grid/data-grid'],
    ['a missing folder', '/x/react-tree-view/selection', paths[8]],
  ])('finds the page behind %s', (_, path, expected) => {
    expect(closest(path, 1)).toEqual([expected]);
  });

  it('orders equals by path and respects the limit', () => {
    const twins = ['/b/items', '/a/items', '/c/items'].map((path) => ({ path, title: path }));
    const find = (candidates: typeof twins) => closestPages('/z/items', candidates, 2);
    expect(find(twins).map((page) => page.path)).toEqual(['/a/items', '/b/items']);
    expect(find(twins.toReversed())).toEqual(find(twins));
    expect(closest('/x/react-tree-view/items', 0)).toEqual([]);
  });

  it('offers nothing when nothing is similar', () => {
    expect(closest('/wp-login.php', 5)).toEqual([]);
    expect(closestPages('/x', [], 5)).toEqual([]);
  });
});
