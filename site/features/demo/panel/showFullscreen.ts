/**
 * Lets an element fill the window, and the window the screen where the browser allows it. The document becomes full
 * screen, not the element: menus and dialogs of the library are children of the body and would not be seen. Everything
 * behind it is inert. Returns a function that ends it; Escape calls `onEnd`, which has to call that function.
 */
export function showFullscreen(element: HTMLElement, onEnd: () => void): () => void {
  const root = document.documentElement;
  const covered = surroundings(element);
  const { scrollX: left, scrollY: top } = window;
  const events = new AbortController();
  const { signal } = events;

  element.setAttribute('data-fullscreen', '');
  root.setAttribute('data-covered', '');
  covered.forEach((each) => each.setAttribute('inert', ''));
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        onEnd();
      }
    },
    { signal },
  );
  document.addEventListener('fullscreenchange', () => document.fullscreenElement ?? onEnd(), {
    signal,
  });
  // Refused, for example in a frame, the window is what there is to fill.
  void root.requestFullscreen?.().catch(() => {});

  return () => {
    events.abort();
    element.removeAttribute('data-fullscreen');
    root.removeAttribute('data-covered');
    covered.forEach((each) => each.removeAttribute('inert'));
    scrollTo({ left, top, behavior: 'instant' });
    if (document.fullscreenElement === root) {
      void document.exitFullscreen().catch(() => {});
    }
  };
}

/** What is beside an element and its ancestors, as far as it can be used. */
function surroundings(element: HTMLElement): Element[] {
  const found: Element[] = [];
  for (
    let each: Element | null = element;
    each && each !== document.body;
    each = each.parentElement
  ) {
    const { parentElement } = each;
    found.push(
      ...[...(parentElement?.children ?? [])].filter(
        (sibling) => sibling !== each && !sibling.matches('script, style, [inert]'),
      ),
    );
  }
  return found;
}
