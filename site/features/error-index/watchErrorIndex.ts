import { island } from '#site/platform/islands/island.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';

/** Opens the message that the address names, and loads what matches a pasted one when a reader enters the box. */
export function watchErrorIndex(): void {
  const load = () => import('./errorMatcher.ts');
  island('[data-error-matcher]', load, {
    on: ['focusin', 'pointerover'],
    replay: ({ startMatcher }, element) => startMatcher(element),
  });
  onEachPage(() => {
    openTarget();
    // A reader who was faster than this script has the focus in the box already.
    const box = document.querySelector<HTMLElement>('[data-error-matcher]:focus-within');
    if (box) {
      load().then(
        ({ startMatcher }) => startMatcher(box),
        () => {},
      );
    }
  });
  addEventListener('hashchange', openTarget);
}

/** From here on the reader opens and closes entries; until then the style sheet shows the target. */
function openTarget(): void {
  for (const list of document.querySelectorAll<HTMLElement>('.error-list')) {
    list.dataset.ready = '';
  }
  // After a client navigation the browser has not chosen its `:target` yet.
  const entry = document.getElementById(location.hash.slice(1));
  if (entry instanceof HTMLDetailsElement && entry.parentElement?.matches('.error-list')) {
    entry.open = true;
  }
}
