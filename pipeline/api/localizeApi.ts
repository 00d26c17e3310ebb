import type { Api } from '#model/api/Api.ts';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';

/**
 * A page of the reference whose descriptions link to pages of this site, in the reader's language.
 * Comments in the types name pages of the published documentation: one that is not written here is linked there, and a
 * section of one that is, whose headings are ours, is left out.
 */
export function localizeApi(api: Api, language: Language, isPage: (path: string) => boolean): Api {
  const localize = (href: string) => {
    const [path = '', hash] = href.split('#', 2);
    if (!isPage(path)) {
      return `https://mui.com${path}/${hash ? `#${hash}` : ''}`;
    }
    const keepsHash = hash !== undefined && path.startsWith('/x/api/');
    return languageHref(keepsHash ? `${path}#${hash}` : path, language);
  };
  return mapHtml(api, (html) =>
    html.replace(/ href="(\/x\/[^"]*)"/g, (_, href: string) => ` href="${localize(href)}"`),
  ) as Api;
}

/** Applies a change to every text of HTML in a value, wherever it is. */
function mapHtml(value: unknown, change: (html: string) => string): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => mapHtml(item, change));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key.endsWith('Html') && typeof item === 'string' ? change(item) : mapHtml(item, change),
    ]),
  );
}
