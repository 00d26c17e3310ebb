import { useSyncExternalStore } from 'react';

/** What a template's preview shows, and under which theme; both are in the address. */
export interface PreviewState {
  view: 'preview' | 'code';
  theme: 'own' | 'material';
}

const listeners = new Set<() => void>();

/** Parses the state from the search; anything unknown is the default. */
export function parsePreviewState(search: string): PreviewState {
  const params = new URLSearchParams(search);
  return {
    view: params.get('view') === 'code' ? 'code' : 'preview',
    theme: params.get('theme') === 'material' ? 'material' : 'own',
  };
}

/** The search with a change; defaults are left out, foreign parameters are kept. */
export function changePreviewState(search: string, change: Partial<PreviewState>): string {
  const params = new URLSearchParams(search);
  const { view, theme } = { ...parsePreviewState(search), ...change };
  params.delete('view');
  params.delete('theme');
  if (view === 'code') {
    params.set('view', view);
  }
  if (theme === 'material') {
    params.set('theme', theme);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Writes a change to the address without a history entry. */
export function setPreviewState(change: Partial<PreviewState>): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname + changePreviewState(search, change) + hash);
  listeners.forEach((listener) => listener());
}

/** The state in the address; the default while prerendering. */
export function usePreviewState(): PreviewState {
  return parsePreviewState(useSyncExternalStore(subscribe, currentSearch, noSearch));
}

const currentSearch = () => location.search;
const noSearch = () => '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}
