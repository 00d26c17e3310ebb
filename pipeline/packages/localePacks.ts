import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Parts of the library that have packs of translations, with the index that names them. */
const indexes = {
  core: '@mui/material/esm/locale/index.js',
  grid: '@mui/x-data-grid/locales/index.mjs',
  pickers: '@mui/x-date-pickers/locales/index.mjs',
  charts: '@mui/x-charts/locales/index.mjs',
};

/** A part of the library with translations of its own. */
export type LocalePart = keyof typeof indexes;

/** Pickers name these two otherwise than the rest of the library. */
const otherNames: Record<string, string> = { mk: 'mkMK', kzKZ: 'kkKZ' };

/** Everything the installed packages have for one locale. */
export interface LocalePack {
  /** Language tag: `de-DE`. */
  tag: string;
  /** Export and file of its pack, by part. */
  parts: Partial<Record<LocalePart, { name: string; file: string }>>;
  /** Its name in each date library; null where the library does not know it. Luxon takes the tag. */
  dates: Record<'dayjs' | 'date-fns' | 'moment', string | null>;
}

/** The locales that the installed packages have, in the order of their tags. */
export function localePacks(root: string): LocalePack[] {
  const modules = path.join(root, 'node_modules');
  const found = new Map<string, LocalePack['parts']>();
  for (const [part, index] of Object.entries(indexes) as [LocalePart, string][]) {
    const source = readFileSync(path.join(modules, index), 'utf8');
    for (const [, target = '', name = ''] of source.matchAll(
      /export \* from "(\.\/(\w+)\.m?js)"/g,
    )) {
      const key = otherNames[name] ?? name;
      const file = path.join(modules, path.dirname(index), target);
      found.set(key, { ...found.get(key), [part]: { name, file } });
    }
  }
  return [...found]
    .map(([name, parts]) => {
      const tag = localeTag(name);
      return { tag, parts, dates: dateLocales(modules, tag) };
    })
    .sort((first, second) => (first.tag < second.tag ? -1 : 1));
}

/** `deDE` → `de-DE`. */
function localeTag(name: string): string {
  return name.replace(/^([a-z]+)([A-Z]\w*)$/, '$1-$2');
}

function dateLocales(modules: string, tag: string): LocalePack['dates'] {
  const [language = ''] = tag.split('-');
  const find = (folder: string, names: string[]) =>
    names.find((name) => existsSync(path.join(modules, folder, `${name}.js`))) ?? null;
  const lowerCase = [tag.toLowerCase(), language];
  return {
    dayjs: find('dayjs/locale', lowerCase),
    'date-fns': find('date-fns/locale', [tag, language]),
    moment: find('moment/dist/locale', lowerCase),
  };
}
