import { importIslandOrReload } from '#site/platform/islands/importIsland.ts';
import type { ReactPage } from './ReactPage.tsx';

/** Starts the page when it is a React app as a whole; settles once it runs. */
export async function startReactPage(): Promise<void> {
  const element = document.querySelector<HTMLElement>('[data-react-page]');
  if (!element) {
    return;
  }
  const page = JSON.parse(element.dataset.reactPage ?? '') as ReactPage;
  const { hydrateReactPage } = await importIslandOrReload(() => import('./hydrateReactPage.tsx'));
  await hydrateReactPage(element, page);
}
