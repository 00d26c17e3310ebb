import { importIsland } from '#site/platform/islands/importIsland.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';

/** Fills the search page with the results of the query in its address. */
export function watchSearchPage(): void {
  onEachPage(() => {
    const form = document.querySelector<HTMLFormElement>('[data-search-form]');
    const results = document.querySelector<HTMLElement>('[data-search-results]');
    if (form && results) {
      importIsland(() => import('./openSearchPage.tsx')).then(
        ({ openSearchPage }) => openSearchPage(form, results),
        // The lists below the form lead on.
        () => {},
      );
    }
  });
}
