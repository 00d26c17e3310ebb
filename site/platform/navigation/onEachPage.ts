/** Sent by the window after a client navigation, once the page is in the document and before it is painted. */
export const navigatedEvent = 'docs:navigated';

/** Runs for this page, and for every page the reader goes on to. */
export function onEachPage(run: () => void): void {
  run();
  addEventListener(navigatedEvent, run);
}
