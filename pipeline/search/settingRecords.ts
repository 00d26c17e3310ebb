import type { Dictionary } from '#model/Dictionary.ts';
import { commandKey, commands } from '#model/search/commands.ts';
import type { SettingRecord } from '#model/search/SearchRecord.ts';

/** What the palette can do, as records that a plain query finds as well. */
export function settingRecords({ search }: Dictionary): SettingRecord[] {
  const words = (key: string): Record<string, string> => {
    const found = typeof search === 'object' ? search[key] : undefined;
    return typeof found === 'object' ? (found as Record<string, string>) : {};
  };
  const titles = words('commands');
  const keywords = words('commandKeywords');
  return commands.flatMap((command) => {
    const title = titles[commandKey(command)];
    return title
      ? [
          {
            kind: 'setting',
            command,
            title,
            plan: null,
            text: '',
            keywords: [keywords[commandKey(command)] ?? ''],
          },
        ]
      : [];
  });
}
