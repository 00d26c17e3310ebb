import type { Language } from '#model/Language.ts';
import type { SearchRecord } from '#model/search/SearchRecord.ts';
import { templatePath } from '#model/templatePaths.ts';
import type { DocsConfig } from '#pipeline/DocsConfig.ts';

/** The previews of the templates; `parent` is the title of the page that lists them. */
export function templateRecords(
  { templates, routeStrings }: DocsConfig,
  language: Language,
  parent: string,
): SearchRecord[] {
  return templates.map(({ name, entry, keywords }) => {
    const path = templatePath(name);
    const { title, description } = routeStrings[language][path] ?? {};
    return {
      kind: 'page',
      role: 'guide',
      path,
      title: String(title),
      trail: [parent],
      plan: null,
      featured: false,
      keywords: [entry, name.replaceAll('-', ' '), ...keywords],
      text: String(description),
    };
  });
}
