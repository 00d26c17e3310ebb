import { expect, it } from 'vitest';
import { composeCodemods } from './codemodsBlock.ts';

const group = (preset: string) => ({ preset, codemods: [] });
const groups = ['v7.0.0/bikes/preset-safe', 'v8.0.0/bikes/preset-safe', 'v8.0.0/boats/preset-safe'];

it('takes the codemods of the product, for every version', () => {
  const block = composeCodemods(groups.map(group), 'v8.0.0/bikes/preset-safe');
  expect(block.groups.map(({ preset }) => preset)).toEqual(groups.slice(0, 2));
});

it('refuses a preset that the package does not have', () => {
  expect(() => composeCodemods(groups.map(group), 'v9.0.0/bikes/preset-safe')).toThrow(
    'no preset "v9.0.0/bikes/preset-safe"',
  );
});
