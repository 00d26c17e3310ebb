import { expect, it } from 'vitest';
import { prefixIds } from './prefixIds.ts';

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
  expect(prefixIds(html, 'a-Demo-')).toBe(expected);
});
