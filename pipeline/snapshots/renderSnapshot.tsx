import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prefixIds } from './prefixIds.ts';

/** A demo rendered once: its HTML and the Emotion rules it used, by identifier. */
export interface Snapshot {
  html: string;
  rules: Record<string, string>;
}

/** Renders a component in its frame; every snapshot starts from an empty style cache. */
export function renderSnapshot(
  id: string,
  Component: ComponentType,
  Frame: ComponentType<{ children: ReactNode }>,
): Snapshot {
  const cache = createCache({ key: 'css' });
  // Keeps the text of each rule in the cache instead of scattering style elements through the HTML.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <Frame>
        <Component />
      </Frame>
    </CacheProvider>,
  );
  const rules: Record<string, string> = {};
  for (const [id, rule] of Object.entries(cache.inserted)) {
    if (typeof rule === 'string') {
      rules[id] = rule;
    }
  }
  return { html: prefixIds(html, `${id.replaceAll('/', '-')}-`), rules };
}
