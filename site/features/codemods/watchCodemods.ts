import { importIsland } from '#site/platform/islands/importIsland.ts';
import { island } from '#site/platform/islands/island.ts';

/** Makes the form of codemods work when a reader comes to it. */
export function watchCodemods(): void {
  island('[data-codemods]', () => importIsland(() => import('./startCodemods.tsx')), {
    on: ['visible', 'focusin', 'pointerover'],
    replay: ({ startCodemods }, element) => startCodemods(element),
  });
}
