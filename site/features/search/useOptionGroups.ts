import { useEffect, useState } from 'react';
import { siteConfig } from 'virtual:docs/config';
import type { VersionEntry } from '#model/Product.ts';
import { errorsSlug, startFile, type StartPage } from '#search/indexFiles.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { fetchOnce } from '#site/platform/navigation/fetchOnce.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { matchPalette, paletteItems } from './paletteItems.ts';
import { recentPages } from './recentPages.ts';
import { recentSearches } from './recentSearches.ts';
import { groupHits, type OptionGroup } from './SearchOption.ts';
import type { SearchState } from './useSearch.ts';

const startPageCount = 6;

interface OptionInput {
  /** What the reader typed, trimmed. */
  query: string;
  state: SearchState;
  /** Folder of the product the reader is in. */
  product: string | null;
  versions: readonly VersionEntry[];
}

/** The options to show: actions, results, or pages to start from. */
export function useOptionGroups({ query, state, product, versions }: OptionInput): OptionGroup[] {
  const t = useMessages();
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
    return withoutEmpty([{ title: t('search.actions'), options }]);
  }
  if (query !== '' && state.kind !== 'idle') {
    const nameOf = (folder: string | null) =>
      siteConfig.products.find((each) => each.folder === folder)?.name ??
      t(folder === errorsSlug ? 'search.errors' : 'search.library');
    const groups = groupHits('hits' in state ? state.hits : [], product, nameOf);
    const isEmpty = state.kind === 'found' && state.isComplete && groups.length === 0;
    return withoutEmpty(isEmpty ? [start] : groups);
  }
  const read = recentPages()
    .filter((page) => page.language === language)
    .slice(0, 4);
  return withoutEmpty([
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

function withoutEmpty(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

/** Pages to start from, those of the reader's product first. */
function useStartPages(product: string | null): StartPage[] {
  const language = useLanguage();
  const [pages, setPages] = useState<StartPage[]>([]);

  useEffect(() => {
    // The search works without them.
    fetchOnce<StartPage[]>(startFile(language)).then(setPages, () => {});
  }, [language]);

  const rank = (page: StartPage) => (page.product === product ? 0 : page.product === null ? 1 : 2);
  return [...pages].sort((a, b) => rank(a) - rank(b)).slice(0, startPageCount);
}
