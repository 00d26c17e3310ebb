import { defaultLanguage, languageCodes } from '#model/Language.ts';
import { readAppearance, showAppearance, showMode } from './rootAppearance.ts';
import { directionStorageKey, readItem, readMode, systemMode } from './storedSettings.ts';

/**
 * Inline script, first in the body and run before anything is painted: mode, direction, density and colors as the
 * reader left them, `?hideFrame=true` of a template's preview, and `?userLanguage=` before a word is read in the
 * wrong language.
 */
export function prePaint(): void {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  openLanguage(query.get('userLanguage'));
  root.setAttribute('data-js', '');
  if (query.get('hideFrame') === 'true') {
    root.setAttribute('data-hide-frame', '');
  }
  if (/mac/i.test(navigator.platform)) {
    root.setAttribute('data-mac', '');
  }
  const mode = readMode();
  showMode(mode === 'system' ? systemMode() : mode);
  if (readItem('sessionStorage', directionStorageKey) === 'rtl') {
    root.dir = 'rtl';
  }
  showAppearance(readAppearance());
}

/** Opens the page in the language a query asks for, if it exists there and the address names none itself. */
function openLanguage(language: string | null): void {
  const { pathname, search, hash } = location;
  const isLanguage = (text: unknown) => languageCodes.some((known) => known === text);
  if (
    isLanguage(language) &&
    language !== defaultLanguage &&
    !isLanguage(pathname.split('/')[1]) &&
    document.querySelector(`link[hreflang="${language}"]`)
  ) {
    location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`);
  }
}
