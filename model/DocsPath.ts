import { defaultLanguage, isLanguage, type Language } from './Language.ts';

/** A parsed URL of the site. */
export interface DocsPath {
  language: Language;
  /** Path without language, query, hash or trailing slash; `/` for the root. */
  path: string;
  /** Path as the canonical URL shows it: with the prefix of a language other than the default. */
  canonicalPath: string;
  /** Query as written, with its question mark; empty without one. */
  search: string;
  /** Fragment as written, with its hash sign; empty without one. */
  hash: string;
}

const urlParts = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** Reads the language and the language-free path of a URL, or of a path. */
export function parseDocsPath(url: string): DocsPath {
  const [, pathname = '', search = '', hash = ''] = urlParts.exec(url) ?? [];
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const language = isLanguage(segments[0])
    ? segments[0]
    : (languageOfQuery(search) ?? defaultLanguage);

  // A doubled prefix names one language, the first; without the loop the rest would be taken for a path.
  while (isLanguage(segments[0])) {
    segments.shift();
  }
  if (segments[0] === 'api') {
    segments[0] = 'api-docs';
  }
  if (segments[0] === 'playground') {
    // Everything below belongs to it (S2.9).
    segments.length = 1;
  }

  const path = `/${segments.join('/')}`;
  return { language, path, canonicalPath: languageHref(path, language), search, hash };
}

function languageOfQuery(search: string) {
  return search
    .slice(1)
    .split('&')
    .map((parameter) => parameter.split('='))
    .filter(([name]) => name === 'userLanguage')
    .map(([, value]) => value)
    .find(isLanguage);
}

/** Adds the prefix of a language to a link, unless it leads to something without one. */
export function languageHref(path: string, language: Language): string {
  // Two slashes, or a slash and a backslash, lead to another host.
  const isInternal = /^\/(?![/\\])/.test(path);
  const firstSegment = path.split(/[/?#]/, 2)[1];
  const isFixed = !isInternal || isLanguage(firstSegment) || isLanguageNeutral(path);
  if (isFixed || language === defaultLanguage) {
    return path;
  }
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

const neutralPath = /^\/(?:blog(?:[/?#]|$)|size-snapshot\/?(?:[?#]|$))/;

/** Whether a path exists once for all languages and so never carries a prefix (S2.5). */
export function isLanguageNeutral(path: string): boolean {
  return neutralPath.test(path);
}
