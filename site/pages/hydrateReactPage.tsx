import { hydrateReact } from '#site/platform/islands/mountReact.tsx';
import { createReactPage, type ReactPage, reactPagePrefix } from './ReactPage.tsx';

/** Makes the prerendered HTML of a React page run. */
export async function hydrateReactPage(element: Element, page: ReactPage): Promise<void> {
  hydrateReact(element, await createReactPage(page), reactPagePrefix);
  // Hydration is a task of its own; whoever waits for the page waits for it too.
  await new Promise((resolve) => setTimeout(resolve));
}
