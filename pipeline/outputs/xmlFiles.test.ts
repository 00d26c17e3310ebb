import { expect, it } from 'vitest';
import { atomFeed, sitemap } from './xmlFiles.ts';

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

it('the sitemap says when a page changed, where that is known', () => {
  const xml = sitemap(['/x', '/a'], ['en'], 'https://example.com', new Map([['/a', '2026-11-15']]));
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  expect(xml).toContain('<loc>https://example.com/a</loc><lastmod>2026-11-15</lastmod>');
});

it('the sitemap escapes what XML reserves', () => {
  expect(sitemap(['/a&b'], ['en'], 'https://example.com')).toContain(
    '<loc>https://example.com/a&#38;b</loc>',
  );
});

const input = {
  title: 'Changes & more',
  language: 'en',
  url: 'https://docs.example.com/feed.xml',
  siteUrl: 'https://docs.example.com/x',
  author: 'Mini',
} as const;
const entry = (path: string, updated: string) => ({
  url: `https://docs.example.com${path}`,
  title: `Page ${path}`,
  description: 'Reads <Dial>.',
  updated,
});

it('lists pages by the day they changed, the latest first', () => {
  const feed = atomFeed({
    ...input,
    entries: [entry('/b', '2026-01-02'), entry('/c', '2026-03-04'), entry('/a', '2026-01-02')],
  });
  expect([...feed.matchAll(/<id>([^<]*)<\/id>/g)].map((match) => match[1])).toEqual([
    input.url,
    'https://docs.example.com/c',
    'https://docs.example.com/a',
    'https://docs.example.com/b',
  ]);
  expect(feed).toContain('<updated>2026-03-04T00:00:00Z</updated>\n<author>');
  expect(feed).toContain('<title>Changes &#38; more</title>');
  expect(feed).toContain('<summary>Reads &#60;Dial&#62;.</summary>');
});

it('names the latest fifty', () => {
  const entries = Array.from({ length: 60 }, (_, index) => entry(`/${index}`, '2026-01-02'));
  expect(atomFeed({ ...input, entries }).match(/<entry>/g)).toHaveLength(50);
});

it('is valid without a known change', () => {
  expect(atomFeed({ ...input, entries: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});
