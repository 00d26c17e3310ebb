/** Resolves once the page is loaded and the browser has a moment to spare: what readers came for is there by then. */
export async function whenReadable(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  // Safari has no idle callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
