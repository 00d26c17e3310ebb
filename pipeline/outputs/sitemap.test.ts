import { expect, it } from 'vitest';
import { sitemap } from './sitemap.ts';

it('S2.3 the sitemap lists each page in each language without trailing slash, with its alternates', () => {
  const alternates = (path: string) =>
    `<xhtml:link rel="alternate" hreflang="en" href="https://example.com${path}"/>` +
    `<xhtml:link rel="alternate" hreflang="zh" href="https://example.com/zh${path}"/>`;
  expect(sitemap(['/x', '/x/guides'], ['en', 'zh'], 'https://example.com').split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>https://example.com/x</loc>${alternates('/x')}</url>`,
    `<url><loc>https://example.com/zh/x</loc>${alternates('/x')}</url>`,
    `<url><loc>https://example.com/x/guides</loc>${alternates('/x/guides')}</url>`,
    `<url><loc>https://example.com/zh/x/guides</loc>${alternates('/x/guides')}</url>`,
    '</urlset>',
    '',
  ]);
});

it('the sitemap escapes what XML reserves', () => {
  expect(sitemap(['/a&b'], ['en'], 'https://example.com')).toContain(
    '<loc>https://example.com/a&#38;b</loc>',
  );
});
