/** Languages demos can be themed in (S9): English is the library's own, Portuguese has no pages. */
export type ThemeLanguage = 'en' | 'zh' | 'pt';

const loaded = new Map<ThemeLanguage, object[]>();

/** The library's own words for a language, to be merged into the theme of demos. */
export async function loadLocalePacks(language: ThemeLanguage): Promise<object[]> {
  const packs = await importPacks(language);
  loaded.set(language, packs);
  return packs;
}

/** The words that `loadLocalePacks` has loaded before; none while it has not. */
export function loadedLocalePacks(language: ThemeLanguage): object[] {
  return loaded.get(language) ?? none;
}

const none: object[] = [];

async function importPacks(language: ThemeLanguage): Promise<object[]> {
  switch (language) {
    case 'zh':
      return (await import('./zh.ts')).packs;
    case 'pt':
      return (await import('./pt.ts')).packs;
    default:
      return none;
  }
}
