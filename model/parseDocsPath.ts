import type { DocsPath } from './DocsPath.ts';
import { languageHref } from './languageHref.ts';
import { defaultLanguage, isUrlLanguage } from './urlLanguages.ts';

const urlParts = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** Reads the language and the language-free path of an address, be it a path or a whole URL. */
export function parseDocsPath(url: string): DocsPath {
  const [, pathname = '', search = '', hash = ''] = urlParts.exec(url) ?? [];
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const language = isUrlLanguage(segments[0])
    ? segments[0]
    : (languageOfQuery(search) ?? defaultLanguage);

  // A doubled prefix names one language, the first; without the loop the rest would pass for a path.
  while (isUrlLanguage(segments[0])) {
    segments.shift();
  }
  if (segments[0] === 'api') {
    segments[0] = 'api-docs';
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
    .find(isUrlLanguage);
}
