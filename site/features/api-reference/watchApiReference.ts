const views = /^(table|expanded|collapsed)$/;
const signs = ['pointerover', 'focusin', 'click'] as const;

const load = () => import('./apiReading.ts');

/** Loads what makes the reference interactive at the first sign that a reader wants it. */
export function watchApiReference(): void {
  /** What happened before the script was there; it is answered once. */
  let sign: Event | null = null;

  function onSign(event: Event) {
    const part =
      event.target instanceof Element && event.target.closest<HTMLElement>('.api,[data-api]');
    if (part) {
      // What a click scrolls under the pointer must not take its place.
      sign = event.type !== 'click' && sign?.type === 'click' ? sign : event;
      // A tap asks for the card, which otherwise would come after the page it leads to.
      const { type, pointerType } = event as PointerEvent;
      if (part.dataset.api && type === 'click' && pointerType === 'touch') {
        event.preventDefault();
      }
      void load().then(({ startReading }) => {
        signs.forEach((name) => document.removeEventListener(name, onSign));
        if (sign) {
          startReading(sign);
          sign = null;
        }
      });
    }
  }
  signs.forEach((name) => document.addEventListener(name, onSign));
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
