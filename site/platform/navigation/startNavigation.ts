import { isInternal } from './internalUrl.ts';
import { paintTopFirst } from './paintTopFirst.ts';
import { forgetPages, takePage } from './payloads.ts';
import { focusTarget, showPage, showProgress } from './showPage.ts';

/**
 * Shows internal links in this document instead of loading another one. Built on the browser's Navigation API, which
 * keeps history, scroll positions and interrupted navigations; a browser without it loads documents, as without script.
 */
export function startNavigation(): void {
  // An author changed a text: the page is shown anew, without loading the document and all modules again.
  import.meta.hot?.on('docs:text-changed', () => {
    forgetPages();
    takePage(location.pathname).then(
      (page) => {
        page.restore();
        showPage(page);
      },
      () => location.reload(),
    );
  });
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) {
    return;
  }
  if (hasLeftDocument()) {
    location.reload();
    return;
  }
  let shownPath = location.pathname;

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (event.hashChange) {
      // The browser scrolls; a traversal also restores the focus by itself.
      if (event.navigationType === 'push') {
        requestAnimationFrame(() => focusTarget(url.hash));
      }
      return;
    }
    if (!isPageChange(event, url, shownPath)) {
      return;
    }
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      async handler() {
        const stopProgress = showProgress();
        try {
          const page = await takePage(url.pathname);
          if (!event.signal.aborted) {
            const opensAtTop = event.navigationType !== 'traverse' && url.hash === '';
            // A page in the background is not painted, so nothing would follow a paint.
            if (opensAtTop && !document.hidden) {
              paintTopFirst(page.restore);
            } else {
              page.restore();
            }
            showPage(page);
            shownPath = url.pathname;
            // Firefox looks for the target of the address in the layout it has, which may be that of the last page.
            void document.documentElement.scrollHeight;
            event.scroll();
            focusTarget(url.hash, 'main-content');
          }
        } catch {
          // There is no such page, no connection, or another build: the document at this address knows better.
          if (!event.signal.aborted) {
            location.reload();
            await new Promise(() => {});
          }
        } finally {
          stopProgress();
        }
      },
    });
  });
}

/**
 * Whether a reader went back before this script ran, to a page that was shown in place until the document was loaded again: to the
 * browser both are the same document, so the address has changed and nothing else.
 */
function hasLeftDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}

function isPageChange(event: NavigateEvent, url: URL, shownPath: string): boolean {
  const { canIntercept, navigationType, downloadRequest, formData, destination } = event;
  const isStateChange = destination.sameDocument && navigationType !== 'traverse';
  return (
    canIntercept &&
    navigationType !== 'reload' &&
    downloadRequest === null &&
    formData === null &&
    !isStateChange &&
    url.pathname !== shownPath &&
    isInternal(url)
  );
}
