import path from 'node:path';
import { expect, it } from 'vitest';
import { findStyleSheets } from './styleSheetPlugin.ts';

it('no two style sheets of components have the same name, which is the name of their classes', async () => {
  const { components } = await findStyleSheets(path.resolve('site'));
  const names = components.map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
