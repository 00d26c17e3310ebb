import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// Evaluated here, where there is no document: on a server, Emotion keeps the text of its rules.
import '@emotion/styled';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { SnapshotParts } from './snapshot/makeSnapshot.ts';
import { canRenderOnServer, isCompleteRender } from './snapshot/plainDemos.ts';
import type { MadeSnapshot } from './snapshot/readSnapshot.ts';
import { stableNames } from './snapshot/stableNames.ts';
import './iteratorHelpers.ts';
import './rememberedFormats.ts';

/** A demo rendered at build: its HTML and the Emotion rules it uses, by identifier. */
export interface Snapshot {
  html: string;
  /** Its height in CSS pixels; null where nothing had to be measured. */
  height: number | null;
  rules: Record<string, string>;
}

/** Runs a function where there is a document, as for a snapshot; what it imports takes the process for a browser. */
export async function inSnapshotScope<Result>(run: () => Promise<Result>): Promise<Result> {
  const { inScope } = await import('./snapshot/makeSnapshot.ts');
  return inScope(run);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders a component as a reader sees it at a known width, one after the other. What may measure itself is run in a
 * document; everything else is the same without one, which takes less time.
 */
export function renderSnapshot(id: string, parts: SnapshotParts): Promise<Snapshot> {
  const snapshot = last.then(() => render(id, parts));
  last = snapshot.catch(() => {});
  return snapshot;
}

async function render(id: string, parts: SnapshotParts): Promise<Snapshot> {
  const element = await inSnapshotScope(parts.load);
  const plain = canRenderOnServer(id) ? renderPlain(id, element) : null;
  if (plain) {
    return plain;
  }
  const cache = emptyCache();
  const { makeSnapshot } = await import('./snapshot/makeSnapshot.ts');
  return snapshotOf(id, await makeSnapshot(provide(cache, element), parts, cache), cache);
}

/** Renders as on a server; null where that is not what a reader sees. */
function renderPlain(id: string, element: ReactNode): Snapshot | null {
  const cache = emptyCache();
  try {
    const html = renderToString(provide(cache, element));
    return isCompleteRender(html)
      ? snapshotOf(id, { html, height: null, sheets: [] }, cache)
      : null;
  } catch {
    // Some libraries remember that there was a document when they were loaded. A fault of the demo shows in the document.
    return null;
  }
}

/** Every snapshot starts from an empty style cache. */
function emptyCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  // Keeps the text of each rule in the cache instead of adding style elements to the HTML.
  cache.compat = true;
  return cache;
}

function provide(cache: EmotionCache, children: ReactNode): ReactNode {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

function snapshotOf(id: string, made: MadeSnapshot, { inserted }: EmotionCache): Snapshot {
  const rules = Object.fromEntries(
    Object.entries(inserted).filter(([, css]) => typeof css === 'string'),
  ) as Record<string, string>;
  const named = stableNames(
    { html: made.html, rules, sheets: made.sheets },
    `${id.replaceAll('/', '-')}-`,
  );
  return { ...named, height: made.height };
}
