import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';

/** The sitemap: each page in each language, with its alternates. */
export function sitemap(
  paths: readonly string[],
  languages: readonly Language[],
  origin: string,
): string {
  const url = (path: string, language: Language) =>
    escapeXml(origin + languageHref(path, language));
  const entries = paths.flatMap((path) =>
    languages.map((language) => {
      const alternates = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${url(path, other)}"/>`,
      );
      return `<url><loc>${url(path, language)}</loc>${alternates.join('')}</url>`;
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

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
