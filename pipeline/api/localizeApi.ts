import type { Api, Description } from '#model/api/Api.ts';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';
import { mapMarkdownLinks } from '#pipeline/text/markdownSyntax.ts';

/** The site of the whole library, of which this is a part: links in the types may be relative to it. */
const librarySite = 'https://mui.com';

/**
 * A page of the reference whose descriptions link to pages of this site, in the reader's language.
 * Comments in the types name pages of the published documentation: one that is not written here is linked there, and a
 * section of one that is, whose headings are ours, is left out.
 */
export function localizeApi(api: Api, language: Language, isPage: (path: string) => boolean): Api {
  const localize = (href: string) => {
    if (!href.startsWith('/')) {
      return href;
    }
    const [path = '', hash] = href.split('#', 2);
    if (!isPage(path)) {
      const published = path.startsWith('/x/') ? `${path}/` : path;
      return `${librarySite}${published}${hash ? `#${hash}` : ''}`;
    }
    const keepsHash = hash !== undefined && path.startsWith('/x/api/');
    return languageHref(keepsHash ? `${path}#${hash}` : path, language);
  };
  return mapDescriptions(api, ({ html, markdown, text }) => ({
    html: html.replace(/ href="([^"]*)"/g, (_, href: string) => ` href="${localize(href)}"`),
    markdown: mapMarkdownLinks(markdown, localize),
    text,
  })) as Api;
}

/** Applies a change to every description in a value, wherever it is. */
function mapDescriptions(
  value: unknown,
  change: (description: Description) => Description,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => mapDescriptions(item, change));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if ('html' in value && 'markdown' in value) {
    return change(value as Description);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapDescriptions(item, change)]),
  );
}
