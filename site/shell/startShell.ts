import { island } from '#site/platform/islands/island.ts';
import { listen } from '#site/platform/islands/listen.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import { prefetchOnIntent } from '#site/platform/navigation/prefetchOnIntent.ts';
import { startNavigation } from '#site/platform/navigation/startNavigation.ts';
import { currentSettings, setMode } from '#site/platform/settings/settingsStore.ts';
import { watchDisclosures } from '#site/ui/watchDisclosures.ts';
import { markCurrentPage } from './markCurrentPage.ts';
import { watchBranches } from './navBranches.ts';
import { watchBackToTop } from './watchBackToTop.ts';
import { watchContents } from './watchContents.ts';
import { watchDrawer } from './watchDrawer.ts';
import { watchUntranslatedNote } from './watchUntranslatedNote.ts';

/** Makes the shell work: navigation between pages, the tree, the drawer, the table of contents. */
export function startShell(): void {
  startNavigation();
  prefetchOnIntent();
  watchDisclosures();
  watchDrawer();
  watchBackToTop();
  watchBranches();
  onEachPage(() => void markCurrentPage());
  island('#navigation-filter', () => import('./filterTree.ts'), {
    on: ['focusin'],
    once: true,
    replay: ({ filterTree }, field) => filterTree(field as HTMLInputElement),
  });
  watchContents();
  watchUntranslatedNote();
  listen('click', '[data-switch-mode]', () => {
    setMode(currentSettings().theme.paletteMode === 'dark' ? 'light' : 'dark');
  });
}
