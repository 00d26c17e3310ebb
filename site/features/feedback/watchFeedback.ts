import { importOrReload } from '#site/platform/links/importOrReload.ts';

/** Loads the form when a reader uses one of its buttons, or comes to the end of a page, where their vote is shown. */
export function watchFeedback(): void {
  const load = () => import('./openFeedback.tsx');
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-feedback]');
    if (button) {
      void importOrReload(load).then(({ openFeedback }) => openFeedback(button));
    }
  });
  const place = document.getElementById('feedback');
  if (place) {
    new IntersectionObserver(([entry], observer) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        load().then(
          ({ openFeedback }) => openFeedback(null),
          // Nobody asked for it yet; a press will.
          () => {},
        );
      }
    }).observe(place);
  }
}
