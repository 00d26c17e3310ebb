import { expect, it } from 'vitest';
import { keyLists, readStyledKeys, styledKeys, utilityClasses } from './readStyledKeys.ts';

it('reads class names from the code that makes them', () => {
  const code = `const dialClasses = (0, _generateUtilityClasses.default)('MuiDial', ['root', 'hand--long']);`;
  expect(utilityClasses(code)).toEqual(['MuiDial-root', 'MuiDial-hand--long']);
});

it('takes the slot for the key where there is no resolver, and else what the resolver reads', () => {
  const code = `
const Hand = styled('i', {
  name: 'MuiDial',
  slot: 'LongHand'
})({});
const Root = styled('div', {
  name: 'MuiDial',
  slot: 'Root',
  overridesResolver: (props, styles) => [{
    [\`& .\${c.scale}\`]: styles.scale
  }, styles['hand--long'], styles.root]
})({});`;
  expect(styledKeys(code, new Map())).toEqual([
    ['MuiDial', ['longHand']],
    ['MuiDial', ['scale', 'hand--long', 'root']],
  ]);
});

it('reads a resolver that elements share', () => {
  const code = `
const overridesResolver = (props, styles) => {
  return [styles.root, styles.today];
};
const Root = styled('div', {
  name: 'MuiDial',
  slot: 'Root',
  overridesResolver
})({});`;
  expect(styledKeys(code, new Map())).toEqual([['MuiDial', ['root', 'today']]]);
});

it('reads keys from a list that a resolver goes through', () => {
  const lists = new Map(
    keyLists(
      `const dialClassesOverrides = exports.a = {\n  root: ['tall'],\n  children: ['hand']\n};`,
    ),
  );
  const code = `
const Root = styled('div', {
  name: 'MuiDial',
  slot: 'Root',
  overridesResolver: (props, styles) => {
    return [styles.root, ...dialClassesOverrides.children.map(key => styles[key])];
  }
})({});`;
  expect(styledKeys(code, lists)).toEqual([['MuiDial', ['root', 'tall', 'hand']]]);
});

it('knows of the installed packages only keys that types and code agree on', () => {
  const { themeKeys, themePackages } = readStyledKeys(process.cwd(), ['@mui/x-charts']);
  expect(themePackages.get('MuiChartsSurface')).toBe('@mui/x-charts');
  expect(themeKeys.get('MuiChartsLegend')).toEqual(new Set(['root']));
  // The types have it, but nothing reads it.
  expect(themePackages.has('MuiBarElement')).toBe(true);
  expect(themeKeys.has('MuiBarElement')).toBe(false);
});
