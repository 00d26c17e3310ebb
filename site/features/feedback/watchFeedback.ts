import { island } from '#site/platform/islands/island.ts';

const load = () => import('./openFeedback.tsx');

/** Loads the panel when a reader clicks one of its buttons, or reaches the end of a page, where their vote is shown. */
export function watchFeedback(): void {
  island('[data-feedback]', load, {
    on: ['click'],
    replay: ({ openFeedback }, button) => void openFeedback(button),
  });
  island('#feedback', load, {
    on: ['visible'],
    replay: ({ openFeedback }) => void openFeedback(null),
  });
}
