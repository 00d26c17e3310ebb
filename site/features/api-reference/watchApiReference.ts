import { island } from '#site/platform/islands/island.ts';
import { readView } from './applyStoredView.ts';

const load = () => import('./apiReading.ts');

/** Loads what makes the reference interactive when a reader first turns to it. */
export function watchApiReference(): void {
  island('.api,[data-api]', load, {
    on: ['pointerover', 'focusin', 'click'],
    replay: ({ startReading }, _element, event) => startReading(event),
    once: true,
    // A tap asks for the card, which otherwise would come after the page it leads to.
    holds: ({ type, pointerType }: Event & { pointerType?: string }, { dataset }) =>
      type === 'click' && pointerType === 'touch' && Boolean(dataset.api),
  });
}

/** Shows each page as the reader left the last one, and the row a link led to, which style alone can only do in part. */
export function openApiReference(): void {
  const sections = document.querySelectorAll<HTMLElement>('[data-store]');
  let isSpecial = location.hash !== '';
  sections.forEach((section) => {
    const view = readView(section);
    if (view) {
      section.dataset.view = view;
      isSpecial = true;
    }
  });
  if (isSpecial && sections.length > 0) {
    void load().then(({ showTarget }) => showTarget(location.hash));
  }
}
