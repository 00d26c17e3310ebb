import { describe, expect, it } from 'vitest';
import { parseDemoHash } from './Preferences.ts';

describe('S1.9 anchors of demos', () => {
  it.each([
    ['#BasicItems', { name: 'BasicItems', variant: null, styling: null }],
    ['#BasicItems.tsx', { name: 'BasicItems', variant: 'TS', styling: null }],
    ['#BasicItems.js', { name: 'BasicItems', variant: 'JS', styling: null }],
    ['#tailwind-Cards.js', { name: 'Cards', variant: 'JS', styling: 'Tailwind' }],
    ['#css-Cards.tsx', { name: 'Cards', variant: 'TS', styling: 'CSS' }],
    ['#system-Cards', { name: 'Cards', variant: null, styling: 'MUI System' }],
  ])('%s', (hash, expected) => {
    expect(parseDemoHash(hash)).toEqual(expected);
  });

  it.each([
    '',
    '#',
    '#disable-an-item',
    '#BasicItems.ts',
    '#other-Cards.js',
    '#Basic Items',
    '#A.js.js',
  ])('%s is no anchor of a demo', (hash) => {
    expect(parseDemoHash(hash)).toBeNull();
  });
});
