/** Runs and leaves nothing behind. */
const pause = '<script>document.currentScript.remove()</script>';

/**
 * Has the browser stop for breath before each demo of a document. Chromium reads on for half a second once it has paused
 * a few times, which on a phone is one long task; a script in the text sets it back to pieces of 10 ms.
 */
export function pauseBeforeDemos(html: string): string {
  return html.replaceAll('<div data-demo="', (demo) => pause + demo);
}
