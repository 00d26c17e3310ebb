import { expect, it } from 'vitest';
import { atomFeed } from './feed.ts';

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
