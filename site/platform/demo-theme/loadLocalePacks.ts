/** Locales of the library, one file per language; English is the library's own, Portuguese has no pages (S9.22). */
const files = import.meta.glob<{ packs: object[] }>('./locale-packs/*.ts');

const none: object[] = [];
const loaded = new Map<string, object[]>();

/** Loads the library's locale for a language, to be merged into the theme of demos. */
export async function loadLocalePacks(language: string): Promise<object[]> {
  const packs = (await files[`./locale-packs/${language}.ts`]?.())?.packs ?? none;
  loaded.set(language, packs);
  return packs;
}

/** What `loadLocalePacks` has loaded before; empty if it has not. */
export function loadedLocalePacks(language: string): object[] {
  return loaded.get(language) ?? none;
}
