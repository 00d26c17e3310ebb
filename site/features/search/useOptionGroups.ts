import { siteConfig } from 'virtual:docs/config';
import type { VersionEntry } from '#model/Product.ts';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { useSettings } from '#site/platform/settings/settingsStore.ts';
import { groupHits } from './groupHits.ts';
import { matchPalette, paletteItems } from './paletteItems.ts';
import { recentPages } from './recentPages.ts';
import { recentSearches } from './recentSearches.ts';
import type { OptionGroup } from './SearchOption.ts';
import type { SearchState } from './useSearch.ts';
import { useStartPages } from './useStartPages.ts';

interface OptionInput {
  /** What is typed, without spaces around it. */
  query: string;
  state: SearchState;
  /** Folder of the product the reader is in. */
  product: string | null;
  versions: readonly VersionEntry[];
}

/** What the reader can choose from: actions, results, or where to start. */
export function useOptionGroups({ query, state, product, versions }: OptionInput): OptionGroup[] {
  const t = useTranslate();
  const language = useLanguage();
  const settings = useSettings();
  const startPages = useStartPages(product);
  const start: OptionGroup = {
    title: t('search.popular'),
    options: startPages.map((page) => ({ kind: 'page', page })),
  };

  if (query.startsWith('>')) {
    const items = paletteItems({ t, language, versions, settings });
    const options = matchPalette(items, query.slice(1)).map(
      (item) => ({ kind: 'action', item }) as const,
    );
    return withOptions([{ title: t('search.actions'), options }]);
  }
  if (query !== '' && state.kind !== 'idle') {
    const nameOf = (folder: string | null) =>
      siteConfig.products.find((each) => each.folder === folder)?.name ?? t('search.library');
    const groups = groupHits('hits' in state ? state.hits : [], product, nameOf);
    const isEmpty = state.kind === 'found' && state.isComplete && groups.length === 0;
    return withOptions(isEmpty ? [start] : groups);
  }
  const read = recentPages()
    .filter((page) => page.language === language)
    .slice(0, 4);
  return withOptions([
    {
      title: t('search.recent'),
      options: recentSearches().map((text) => ({ kind: 'query', query: text })),
    },
    {
      title: t('search.recentPages'),
      options: read.map((page) => ({ kind: 'page', page: { ...page, trail: [] } })),
    },
    start,
  ]);
}

function withOptions(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
