import { expect, it } from 'vitest';
import { isFillerLink } from './lookForAd.ts';

it.each([
  ['/material-ui/discover-more/backers/', true],
  ['https://mui.com/discover-more/backers?utm_source=carbon', true],
  ['https://sponsor.example/', false],
  ['https://backers.example/tool', false],
  [null, false],
])('S4.10 the link %j stands for "no ad": %s', (href, expected) => {
  expect(isFillerLink(href)).toBe(expected);
});
