import { use, useState } from 'react';
import type { SnapshotStyles } from '#model/PageHtml.ts';
import type { StandaloneHtml } from '#model/StandalonePayload.ts';
import { PrerenderContext } from '#site/platform/PrerenderContext.ts';

interface StandaloneSnapshots {
  styles: SnapshotStyles;
  snapshotOf: (id: string) => string;
}

/** Snapshots of a React route: fetched, prerendered, or adopted from the document. */
export function useStandaloneHtml(fetched: StandaloneHtml | null): StandaloneSnapshots {
  const prerendered = use(PrerenderContext)?.standalone;
  const [snapshots] = useState((): StandaloneSnapshots => {
    const html = fetched ?? prerendered;
    return html
      ? { styles: html.styles, snapshotOf: (id) => html.snapshots[id] ?? '' }
      : { styles: { ids: [], css: '' }, snapshotOf: adoptSnapshot };
  });
  return snapshots;
}

function adoptSnapshot(id: string): string {
  const selector = `[data-miniature="${id}"] [data-demo-snapshot]`;
  return document.querySelector(selector)?.innerHTML ?? '';
}
