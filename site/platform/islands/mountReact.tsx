import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { navigatedEvent } from '#site/platform/navigation/onEachPage.ts';
import { Providers } from '#site/platform/Providers.tsx';

const roots = new Map<Element, Root>();

/** Renders a part of the page into an element of its own, and returns how to remove it. */
export function mountReact(element: Element, content: ReactNode): () => void {
  const root = createRoot(element);
  root.render(wrap(content));
  return () => root.unmount();
}

/**
 * Makes prerendered HTML a running part of the page, until the reader leaves the page. `id` keeps the generated ids of
 * several such parts apart; the same one was used when the HTML was rendered.
 */
export function hydrateReact(element: Element, content: ReactNode, id: string): void {
  const root = hydrateRoot(element, wrap(content), { identifierPrefix: id });
  roots.set(element, root);
}

function wrap(content: ReactNode): ReactNode {
  return (
    <StrictMode>
      <Providers language={documentLanguage()}>{content}</Providers>
    </StrictMode>
  );
}

/** What left the document is unmounted when nothing else is to do: the reader waits for the next page, not for this. */
function unmountGone(): void {
  setTimeout(() => {
    for (const [element, root] of roots) {
      if (!element.isConnected) {
        roots.delete(element);
        root.unmount();
      }
    }
  }, 200);
}

addEventListener(navigatedEvent, unmountGone);
