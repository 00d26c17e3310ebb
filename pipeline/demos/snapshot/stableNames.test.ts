import { expect, it } from 'vitest';
import { stableNames } from './stableNames.ts';

it.each([
  ['an id', '<li id="-hull">', '<li id="a-Demo--hull">'],
  [
    'a label',
    '<label for="x"></label><input id="x">',
    '<label for="a-Demo-x"></label><input id="a-Demo-x">',
  ],
  [
    'a list of references',
    '<b id="x"></b><i id="y"></i><u aria-labelledby="x y"></u>',
    '<b id="a-Demo-x"></b><i id="a-Demo-y"></i><u aria-labelledby="a-Demo-x a-Demo-y"></u>',
  ],
  [
    'an SVG reference',
    '<clipPath id="c"></clipPath><g clip-path="url(#c)"></g>',
    '<clipPath id="a-Demo-c"></clipPath><g clip-path="url(#a-Demo-c)"></g>',
  ],
  [
    'the first of those that share an id',
    '<b id="x"></b><i id="x"></i>',
    '<b id="a-Demo-x"></b><i></i>',
  ],
  ['nothing that points elsewhere', '<a href="#top" data-id="x">', '<a href="#top" data-id="x">'],
  [
    'what React made, counted from zero',
    '<b id="_r_3k_-label"></b><u aria-labelledby="_r_3k_-label" for="_r_4_"></u><i id="_r_4_">',
    '<b id="a-Demo-_0_-label"></b><u aria-labelledby="a-Demo-_0_-label" for="a-Demo-_1_"></u><i id="a-Demo-_1_">',
  ],
])('prefixes %s', (_name, html, expected) => {
  expect(stableNames({ html, rules: {}, sheets: [] }, 'a-Demo-').html).toBe(expected);
});

const area = (id: string, name: string) => ({
  html: `<linearGradient id="${id}"></linearGradient><path class="css-${name}"></path>`,
  rules: { [name]: `.css-${name}{fill:url(#${id});}`, kept: '.css-kept{fill:url(#elsewhere);}' },
  sheets: [],
});

it('finds the ids that rules name, and calls a rule the same whatever was rendered before', () => {
  const first = stableNames(area('_r_3k_', '1abc-area'), 'a-Demo-');
  const [name = ''] = Object.keys(first.rules);
  expect(first).toEqual({
    html: `<linearGradient id="a-Demo-_0_"></linearGradient><path class="css-${name}"></path>`,
    rules: {
      [name]: `.css-${name}{fill:url(#a-Demo-_0_);}`,
      kept: '.css-kept{fill:url(#elsewhere);}',
    },
  });
  expect(name).toMatch(/^[0-9a-f]{8}-area$/);
  expect(stableNames(area('_r_9z_', '7xyz-area'), 'a-Demo-')).toEqual(first);
});

const grid = (number: number, color: string) =>
  stableNames(
    {
      html: `<div class="MuiDataGridVariables-${number}"></div>`,
      rules: {},
      sheets: [`.MuiDataGridVariables-${number}{--t-color:${color};}`],
    },
    'a-Demo-',
  );

it('names the variables of a grid by their values', () => {
  const first = grid(2689529433, 'red');
  expect(grid(889875571, 'red')).toEqual(first);
  expect(grid(889875571, 'blue').html).not.toBe(first.html);
  const [sheet = ''] = Object.values(first.rules);
  expect(first.html).toBe(`<div class="${/MuiDataGridVariables-\w+/.exec(sheet)?.[0]}"></div>`);
});
