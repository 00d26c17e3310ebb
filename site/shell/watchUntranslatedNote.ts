import { listen } from '#site/platform/islands/listen.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';

/** Removes the note about missing translations once it is dismissed, for the rest of the visit. */
export function watchUntranslatedNote(): void {
  let wasDismissed = false;

  function remove() {
    if (wasDismissed) {
      document.querySelector('[data-untranslated]')?.remove();
    }
  }

  listen('click', '[data-untranslated] [data-dismiss]', () => {
    wasDismissed = true;
    remove();
  });
  onEachPage(remove);
}
