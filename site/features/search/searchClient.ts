import type { Language } from '#model/Language.ts';
import { siteConfig } from 'virtual:docs/config';
import { loadIndex } from './loadIndex.ts';
import type { SearchAnswer, SearchRequest } from './worker/SearchMessage.ts';

/** What the search has to say: results, or that the part the first results come from could not be loaded. */
export type SearchOutcome = ({ kind: 'hits' } & SearchAnswer) | { kind: 'failed' };

/** A worker that holds the index of the page's language, kept while the document is. */
export interface SearchClient {
  /** Loads the index, unless it is there or on its way. */
  open(product: string | null): void;
  /** Asks for results; answers carry the query. */
  query(text: string, product: string | null): void;
  /** Calls back with every outcome; returns how to stop. */
  subscribe(listener: (outcome: SearchOutcome) => void): () => void;
}

let client: SearchClient | null = null;

/** The search worker of this document, started when first wanted; a document has one language. */
export function searchClient(language: Language): SearchClient {
  client ??= startClient(language);
  return client;
}

function startClient(language: Language): SearchClient {
  const worker = new Worker(new URL('./worker/searchWorker.ts', import.meta.url), {
    type: 'module',
  });
  const listeners = new Set<(outcome: SearchOutcome) => void>();
  const send = (request: SearchRequest) => worker.postMessage(request, []);
  const tell = (outcome: SearchOutcome) => listeners.forEach((listener) => listener(outcome));
  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) =>
    tell({ kind: 'hits', ...data }),
  );
  worker.addEventListener('error', () => tell({ kind: 'failed' }));
  let isOpened = false;
  return {
    open(product) {
      if (isOpened) {
        return;
      }
      isOpened = true;
      const products = siteConfig.products.map(({ folder }) => folder);
      loadIndex({ language, product, products }, send).catch(() => {
        isOpened = false;
        tell({ kind: 'failed' });
      });
    },
    query(text, product) {
      send({ kind: 'query', query: text, product });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
