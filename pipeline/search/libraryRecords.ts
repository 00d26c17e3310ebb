import type { Language } from '#model/Language.ts';
import type { SearchRecord, SettingRecord } from '#search/SearchRecord.ts';
import { templatePath } from '#model/Template.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import { findMessage, type Messages } from '#model/Messages.ts';
import { commands } from '#search/commands.ts';

/** The previews of the templates; `parent` is the title of the page that lists them. */
export function templateRecords(
  { templates, messages }: DocsConfig,
  language: Language,
  parent: string,
): SearchRecord[] {
  return templates.map(({ name, entry, keywords }) => {
    const path = templatePath(name);
    const texts = messages[language].routes[path] ?? {};
    return {
      kind: 'page',
      role: 'guide',
      path,
      title: findMessage(texts, 'title') ?? '',
      trail: [parent],
      plan: null,
      featured: false,
      state: 'written',
      keywords: [entry, name.replaceAll('-', ' '), ...keywords],
      text: findMessage(texts, 'description') ?? '',
    };
  });
}

/** What the palette can do, as records that a plain query finds as well. */
export function settingRecords({ search }: Messages): SettingRecord[] {
  const words = (key: string): Record<string, string> => {
    const found = typeof search === 'object' ? search[key] : undefined;
    return typeof found === 'object' ? (found as Record<string, string>) : {};
  };
  const titles = words('commands');
  const keywords = words('commandKeywords');
  return commands.flatMap((command) => {
    const title = titles[command];
    return title
      ? [
          {
            kind: 'setting',
            command,
            title,
            plan: null,
            text: '',
            keywords: [keywords[command] ?? ''],
          },
        ]
      : [];
  });
}
