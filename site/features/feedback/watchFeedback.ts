import { importOrReload } from '#site/platform/links/importOrReload.ts';

/** Loads the form when a reader uses one of its buttons, or comes to the end of a page, where their vote is shown. */
export function watchFeedback(): void {
  const open = async (button: Element | null) => {
    const { openFeedback } = await importOrReload(() => import('./openFeedback.tsx'));
    await openFeedback(button);
  };
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-feedback]');
    if (button) {
      void open(button);
    }
  });
  const place = document.getElementById('feedback');
  if (place) {
    new IntersectionObserver(([entry], observer) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        void open(null);
      }
    }).observe(place);
  }
}
