import { expect, it } from 'vitest';
import { presetParts, readCodemods } from './readCodemods.ts';

it('lists the transforms of the installed package, those of a preset in its order', () => {
  const groups = readCodemods(process.cwd());
  const grid = groups.find(({ preset }) => preset === 'v6.0.0/data-grid/preset-safe');
  expect(grid?.codemods.at(0)).toEqual({
    name: 'v6.0.0/data-grid/column-menu-components-rename',
    isInPreset: true,
  });
  expect(grid?.codemods.at(-1)).toEqual({
    name: 'v6.0.0/data-grid/rename-components-to-slots',
    isInPreset: false,
  });
});

it('reads the calls of a preset, not its imports', () => {
  const source = [
    'var _a = _interop(require("../a"));',
    'var _b = _interop(require("../b"));',
    'file.source = (0, _b.default)(file, api, options);',
    'file.source = (0, _a.default)(file, api, options);',
  ];
  expect(presetParts(source.join('\n'))).toEqual(['../b', '../a']);
  expect(() => presetParts('(0, _c.default)(file)')).toThrow('does not import');
});
