import { useEffect, useState } from 'react';
import { startFile, type StartPage } from '#model/search/indexFiles.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { fetchOnce } from '#site/platform/links/fetchOnce.ts';

const shown = 6;

/** Pages to start from: those of the reader's product first. */
export function useStartPages(product: string | null): StartPage[] {
  const language = useLanguage();
  const [pages, setPages] = useState<StartPage[]>([]);

  useEffect(() => {
    // Without them the field alone has to do.
    fetchOnce<StartPage[]>(startFile(language)).then(setPages, () => {});
  }, [language]);

  const rank = (page: StartPage) => (page.product === product ? 0 : page.product === null ? 1 : 2);
  return [...pages].sort((a, b) => rank(a) - rank(b)).slice(0, shown);
}
