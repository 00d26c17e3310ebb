import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import type { SearchOption } from './SearchOption.ts';

/** Address an option leads to, in the reader's language; null for what is done in place. */
export function optionHref(option: SearchOption, language: Language): string | null {
  if (option.kind === 'page') {
    return languageHref(option.page.path, language);
  }
  if (option.kind === 'hit' && option.hit.target.kind === 'link') {
    return languageHref(option.hit.target.href, language);
  }
  return null;
}
