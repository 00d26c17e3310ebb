import { hydrateReact } from '#site/platform/islands/mountReact.tsx';
import { type CodemodData, codemodPrefix } from './CodemodData.ts';
import { CodemodPlace } from './CodemodPlace.tsx';

const started = new WeakSet<Element>();

/** Makes the form run until the reader leaves the page. */
export function startCodemods(element: HTMLElement): void {
  if (!started.has(element)) {
    started.add(element);
    // Written by the build, so there is nothing to check.
    const data = JSON.parse(element.dataset.codemods ?? '') as CodemodData;
    hydrateReact(element, <CodemodPlace {...data} />, codemodPrefix);
  }
}
