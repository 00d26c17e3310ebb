import { expect, it } from 'vitest';
import { demoId, demoIdOfFile } from './demoId.ts';

it.each([
  ['tree-view/items', 'Basic'],
  // A page below a folder that is called `demos` too.
  ['data-grid/demos/inventory', 'Inventory'],
])('the demo of %s has the same id by page and by file', (page, name) => {
  expect(demoIdOfFile(`${page}/demos/${name}.tsx`)).toBe(demoId(`content/${page}`, name));
});
