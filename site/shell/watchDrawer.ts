import { listen } from '#site/platform/islands/listen.ts';

/** Distance from the edge where an opening swipe may start, and how far a swipe must go. */
const edge = 24;
const distance = 56;

/** Opens and closes the navigation drawer: by its buttons, its links, Escape, a swipe, and a window that grows wide. */
export function watchDrawer(): void {
  const found = document.getElementById('site-navigation');
  if (!found) {
    return;
  }
  const drawer = found;
  const isOpen = () => drawer.dataset.open !== undefined;

  function setOpen(open: boolean, { returnsFocus = true } = {}) {
    if (open === isOpen()) {
      return;
    }
    drawer.toggleAttribute('data-open', open);
    document
      .querySelectorAll('[data-behind-drawer]')
      .forEach((part) => part.toggleAttribute('inert', open));
    if (open) {
      drawer.setAttribute('role', 'dialog');
      drawer.setAttribute('aria-modal', 'true');
      drawer.setAttribute('aria-label', drawer.dataset.label ?? '');
      drawer.focus();
    } else {
      ['role', 'aria-modal', 'aria-label'].forEach((name) => drawer.removeAttribute(name));
      if (returnsFocus) {
        document.querySelector<HTMLElement>('[data-drawer="open"]')?.focus();
      }
    }
  }

  listen('click', '[data-drawer]', (button, event) => {
    event.preventDefault();
    setOpen(button.dataset.drawer === 'open');
  });
  listen('keydown', '[data-drawer="open"]', (_button, event) => {
    if ((event as KeyboardEvent).key === ' ') {
      event.preventDefault();
      setOpen(true);
    }
  });
  // A link leads on, be it to the page the reader is on: the focus goes with it.
  listen('click', 'nav a', () => setOpen(false, { returnsFocus: false }), drawer);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      setOpen(false);
    }
  });
  matchMedia('(min-width: 1200px)').addEventListener('change', () => setOpen(false));
  watchSwipes(isOpen, setOpen);
}

/** A swipe from the inline-start edge opens, one back closes, in either direction of text. */
function watchSwipes(isOpen: () => boolean, setOpen: (open: boolean) => void): void {
  let start: { x: number; y: number } | null = null;

  function inlineX(touch: Touch): number {
    return document.documentElement.dir === 'rtl' ? innerWidth - touch.clientX : touch.clientX;
  }

  function onStart({ touches }: TouchEvent) {
    const touch = touches[0];
    const mayStart = touch && touches.length === 1 && (isOpen() || inlineX(touch) < edge);
    start = mayStart ? { x: inlineX(touch), y: touch.clientY } : null;
  }

  function onEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0];
    if (!start || !touch) {
      return;
    }
    const dx = inlineX(touch) - start.x;
    const isHorizontal = Math.abs(dx) > Math.abs(touch.clientY - start.y) * 1.5;
    if (isHorizontal && (isOpen() ? dx < -distance : dx > distance)) {
      setOpen(!isOpen());
    }
    start = null;
  }

  document.addEventListener('touchstart', onStart, { passive: true });
  document.addEventListener('touchend', onEnd, { passive: true });
}
