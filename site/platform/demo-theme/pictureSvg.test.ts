import { expect, it } from 'vitest';
import { pictureSvg } from './pictureSvg.ts';

const source = {
  html: '<p title="a < b">1&nbsp;<br>2</p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  css: '@media (min-width:600px){.a{color:red;}}.b>.c{color:blue}',
  variables: { light: '--mui-x:1', dark: '--mui-x:2' },
  height: 250.4,
};

it('is XML: void elements are closed, names are in their namespaces, and nothing is left that XML does not know', () => {
  const svg = pictureSvg(source);
  expect(svg).toContain('<p title="a &lt; b">1\u00a0<br/>2</p>');
  expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">');
});

it('has the height of the demo, up to a limit', () => {
  expect(pictureSvg(source)).toContain('viewBox="0 0 400 251"');
  expect(pictureSvg({ ...source, height: 2000 })).toContain('viewBox="0 0 400 420"');
});

it('has both modes, and rules for large screens without a condition', () => {
  const svg = pictureSvg(source);
  expect(svg).toContain(':root{--mui-x:1}@media (prefers-color-scheme:dark){:root{--mui-x:2}}');
  expect(svg).toContain('.a{color:red;}.b>.c{color:blue}</style>');
});
