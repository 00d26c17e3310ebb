import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { leaveFor, rememberTarget } from './leaveFor.ts';
import { loadRoute } from './loadRoute.ts';
import { fetchPayload } from './payloads.ts';

/** Time a pointer rests on a link before its page is fetched. */
const intentDelay = 60;

/** One listener turns every plain internal anchor into a client navigation and fetches its page on intent. */
export function useLinkDelegation(): void {
  const navigate = useNavigate();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function onClick(event: MouseEvent) {
      const url = internalUrl(event.target);
      if (!url || event.defaultPrevented || event.button !== 0 || hasModifier(event)) {
        return;
      }
      event.preventDefault();
      rememberTarget(url);
      loadRoute(url.pathname).then(
        () => navigate(url.pathname + url.search + url.hash),
        () => leaveFor(url.pathname),
      );
    }

    function onIntent(event: Event) {
      clearTimeout(timer);
      const url = internalUrl(event.target);
      if (url && url.pathname !== location.pathname) {
        // A reader with data saving on pays for what they open, not for what they pass over.
        const saveData = (navigator as { connection?: { saveData?: boolean } }).connection
          ?.saveData;
        if (!saveData) {
          timer = setTimeout(() => void fetchPayload(url.pathname).catch(() => {}), intentDelay);
        }
      }
    }

    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [navigate]);
}

/** Address of the anchor around an event's target when the router can go there without loading a document. */
function internalUrl(target: EventTarget | null): URL | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (
    !anchor?.href ||
    anchor.target ||
    anchor.hasAttribute('download') ||
    anchor.dataset.document !== undefined
  ) {
    return null;
  }
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || /\.[a-z]+$/.test(url.pathname)) {
    return null;
  }
  // The side navigation and the strings of another language come with its document.
  return parseDocsPath(url.pathname).language === parseDocsPath(location.pathname).language
    ? url
    : null;
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
