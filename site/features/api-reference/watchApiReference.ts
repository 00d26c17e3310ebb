const views = /^(table|expanded|collapsed)$/;
const signs = ['pointerover', 'focusin', 'click'] as const;

const load = () => import('./apiReading.ts');

/** Loads what makes the reference interactive at the first sign that a reader wants it. */
export function watchApiReference(): void {
  function onSign(event: Event) {
    const part =
      event.target instanceof Element && event.target.closest<HTMLElement>('.api,[data-api]');
    if (part) {
      // A tap asks for the card, which would otherwise come too late.
      if (
        part.dataset.api &&
        (event as PointerEvent).pointerType === 'touch' &&
        event.type === 'click'
      ) {
        event.preventDefault();
      }
      signs.forEach((sign) => document.removeEventListener(sign, onSign));
      void load().then(({ startReading }) => startReading(event));
    }
  }
  signs.forEach((sign) => document.addEventListener(sign, onSign));
}

/** After a client navigation does what a document does by itself: the reader's views, and the row a link led to. */
export function openApiReference(): void {
  const sections = document.querySelectorAll<HTMLElement>('[data-store]');
  let isSpecial = location.hash !== '';
  sections.forEach((section) => {
    const view = readView(section.dataset.store ?? '');
    if (view) {
      section.dataset.view = view;
      isSpecial = true;
    }
  });
  if (isSpecial && sections.length > 0) {
    void load().then(({ showTarget }) => showTarget(location.hash));
  }
}

function readView(key: string): string | null {
  try {
    const view = localStorage.getItem(key);
    return view !== null && views.test(view) ? view : null;
  } catch {
    return null;
  }
}
