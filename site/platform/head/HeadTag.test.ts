import { expect, it } from 'vitest';
import { headHtml } from './HeadTag.ts';

it('headHtml escapes what pages say about themselves', () => {
  expect(headHtml([{ title: 'Rows & <columns>' }])).toBe(
    '<title>Rows &amp; &lt;columns&gt;</title>',
  );
  expect(headHtml([{ name: 'description', content: 'The "sx" prop' }])).toBe(
    '<meta name="description" content="The &quot;sx&quot; prop">',
  );
});

it('headHtml marks the style sheet of a page, which leaves with it', () => {
  expect(
    headHtml([
      { tagName: 'link', rel: 'stylesheet', href: '/static/fonts/caveat.css' },
      { tagName: 'link', rel: 'alternate', href: '/zh/x', hrefLang: 'zh' },
    ]),
  ).toBe(
    '<link rel="stylesheet" href="/static/fonts/caveat.css" data-page-style="">' +
      '<link rel="alternate" href="/zh/x" hreflang="zh">',
  );
});
