import { firstVisible } from './filterRows.ts';

/** Shows a section, and all that share its setting, in another view, and remembers it. */
export function setView(section: HTMLElement, view: string): void {
  const key = section.dataset.store ?? '';
  try {
    localStorage.setItem(key, view);
  } catch {
    // Storage can be disabled; the choice then lasts as long as the page.
  }
  const reading = firstVisible(section);
  const before = reading?.getBoundingClientRect().top ?? 0;
  document.querySelectorAll<HTMLElement>(`[data-store="${key}"]`).forEach((other) => {
    other.dataset.view = view;
    markView(other);
    openRows(other, view === 'expanded');
  });
  if (reading) {
    scrollBy({ top: reading.getBoundingClientRect().top - before, behavior: 'instant' });
  }
}

/** Fits the controls and rows of sections that came with a new page to the view they are in. */
export function syncViews(): void {
  document.querySelectorAll<HTMLElement>('[data-store]:not([data-ready])').forEach((section) => {
    markView(section);
    // Until now an expanded list was a matter of style. Rows of the others may have been opened meanwhile.
    if (section.dataset.view === 'expanded') {
      openRows(section, true);
    }
    section.dataset.ready = '';
  });
}

function markView(section: HTMLElement): void {
  section.querySelectorAll<HTMLButtonElement>('.api-views button').forEach((button) => {
    button.setAttribute('aria-pressed', String(button.value === section.dataset.view));
  });
}

function openRows(section: HTMLElement, isOpen: boolean): void {
  section.querySelectorAll<HTMLDetailsElement>('.api-rows > details').forEach((row) => {
    row.open = isOpen;
  });
}
