import type { Api } from '#model/api/Api.ts';
import { languageHref } from '#model/languageHref.ts';
import type { ApiWriter } from './ApiWriter.ts';

/** Links to the types that the rows of a page name, which code in a table cannot hold; empty when there are none. */
export function namedTypes(api: Api, { strings, language, link }: ApiWriter): string {
  const found = new Map<string, string>();
  collect(api, found);
  const links = [...found]
    .filter(([, href]) => href.split('#', 1)[0] !== api.path)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, href]) => `[${text}](${link(languageHref(href, language))})`);
  return links.length > 0 ? `${strings.namedTypes} ${links.join(', ')}` : '';
}

/** Finds linked names wherever types stand in a value. */
function collect(value: unknown, found: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      collect(item, found);
    }
  } else if (typeof value === 'object' && value !== null) {
    if ('text' in value && 'href' in value) {
      found.set(String(value.text), String(value.href));
    } else {
      for (const item of Object.values(value)) {
        collect(item, found);
      }
    }
  }
}
