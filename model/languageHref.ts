import { isLanguageNeutral } from './isLanguageNeutral.ts';
import type { Language } from './Language.ts';
import { defaultLanguage, isUrlLanguage } from './urlLanguages.ts';

/** Adds the prefix of a language to a link, where the link leads to a page that has one. */
export function languageHref(path: string, language: Language): string {
  // Two slashes, or a slash and a backslash, lead to another host.
  const isInternal = /^\/(?![/\\])/.test(path);
  const firstSegment = path.split(/[/?#]/, 2)[1];
  const isFixed = !isInternal || isUrlLanguage(firstSegment) || isLanguageNeutral(path);
  if (isFixed || language === defaultLanguage) {
    return path;
  }
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
