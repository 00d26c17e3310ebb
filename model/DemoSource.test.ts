import { expect, it } from 'vitest';
import { demoFile } from './DemoSource.ts';

it.each([
  ['tree-view/items/Basic', 'tree-view/items/demos/Basic.tsx'],
  ['tree-view/rich/items/Cards/tailwind', 'tree-view/rich/items/demos/Cards/tailwind.tsx'],
  ['charts/Scene', 'charts/demos/Scene.tsx'],
])('the demo %s is in %s', (id, file) => {
  expect(demoFile(id)).toBe(file);
});
