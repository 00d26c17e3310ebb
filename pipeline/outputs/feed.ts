import type { Language } from '#model/Language.ts';

/** A page that changed. */
export interface FeedEntry {
  url: string;
  title: string;
  description: string;
  /** Day of the change, `YYYY-MM-DD`. */
  updated: string;
}

interface FeedInput {
  title: string;
  language: Language;
  /** Address of the feed, and of the page it is about. */
  url: string;
  siteUrl: string;
  author: string;
  entries: readonly FeedEntry[];
}

/** Pages a feed names; older changes are no news. */
const mostEntries = 50;

/** The changed pages as an Atom feed, the latest first; outside a checkout no change is known. */
export function atomFeed(input: FeedInput): string {
  const { title, language, url, siteUrl, author, entries } = input;
  const latest = [...entries].sort(
    (a, b) => compare(b.updated, a.updated) || compare(a.url, b.url),
  );
  const shown = latest
    .slice(0, mostEntries)
    .map((entry) =>
      [
        '<entry>',
        `<id>${escapeXml(entry.url)}</id>`,
        `<title>${escapeXml(entry.title)}</title>`,
        `<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
        `<updated>${timeOf(entry.updated)}</updated>`,
        `<summary>${escapeXml(entry.description)}</summary>`,
        '</entry>',
      ].join(''),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapeXml(url)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(siteUrl)}"/>`,
    `<updated>${timeOf(latest[0]?.updated ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...shown,
    '</feed>',
    '',
  ].join('\n');
}

function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
