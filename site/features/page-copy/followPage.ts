import { navigatedEvent } from '#site/platform/links/navigatedEvent.ts';

/** Keeps what the head says to machines true: the document was written for its first page. */
export function followPage(): void {
  const link =
    document.head.querySelector<HTMLLinkElement>('link[type="text/markdown"]') ??
    Object.assign(document.createElement('link'), { rel: 'alternate', type: 'text/markdown' });
  addEventListener(navigatedEvent, () => {
    document.head.querySelector('script[type="application/ld+json"]')?.remove();
    const copy = document.querySelector<HTMLElement>('[data-copy-page]')?.dataset.copyPage;
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (copy === undefined || !canonical) {
      link.remove();
    } else {
      link.href = new URL(copy, canonical.href).href;
      document.head.append(link);
    }
  });
}
