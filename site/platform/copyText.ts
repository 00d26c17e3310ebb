/** What became of copying. */
export type CopyResult = 'copied' | 'copyFailed' | 'loadFailed';

/**
 * Copies a text to the clipboard. One that has yet to be loaded is promised to the browser at once, because some allow
 * copying only during the press of a key or button.
 */
export async function copyText(text: string | Promise<string>): Promise<CopyResult> {
  // Absent where the site is not served by HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  let isLoaded = true;
  try {
    if (typeof text === 'string') {
      await clipboard?.writeText(text);
    } else {
      isLoaded = false;
      const blob = text.then((loaded) => {
        isLoaded = true;
        return new Blob([loaded], { type: 'text/plain' });
      });
      // A browser that refuses at once never looks at the promise.
      blob.catch(() => {});
      await clipboard?.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return clipboard ? 'copied' : 'copyFailed';
  } catch {
    if (typeof text !== 'string') {
      await text.catch(() => {});
    }
    return isLoaded ? 'copyFailed' : 'loadFailed';
  }
}
