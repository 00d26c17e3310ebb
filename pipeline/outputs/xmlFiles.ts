import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';

/** The sitemap: every page in every language, with its translations as alternates and the day it changed if known. */
export function sitemap(
  paths: readonly string[],
  languages: readonly Language[],
  origin: string,
  changeDays: ReadonlyMap<string, string> = new Map(),
): string {
  const url = (path: string, language: Language) =>
    escapeXml(origin + languageHref(path, language));
  const entries = paths.flatMap((path) =>
    languages.map((language) => {
      const alternates = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${url(path, other)}"/>`,
      );
      const day = changeDays.get(path);
      const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
      return `<url><loc>${url(path, language)}</loc>${changed}${alternates.join('')}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

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
  /** Address of the feed. */
  url: string;
  siteUrl: string;
  author: string;
  entries: readonly FeedEntry[];
}

/** The number of entries in the feed. */
const maxEntries = 50;

/** Changed pages as an Atom feed, newest first; empty outside a Git checkout, where no dates are known. */
export function atomFeed(input: FeedInput): string {
  const { title, language, url, siteUrl, author, entries } = input;
  const latest = [...entries].sort(
    (a, b) => compare(b.updated, a.updated) || compare(a.url, b.url),
  );
  const shown = latest
    .slice(0, maxEntries)
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
