import type { Language } from '#model/Language.ts';
import { siteConfig } from 'virtual:docs/config';
import type { SearchAnswer, SearchRequest } from './worker/SearchMessage.ts';

/** A worker that holds the index of the page's language, kept while the document is. */
export interface SearchClient {
  /** Loads the index, or what of it could not be loaded before. */
  open(product: string | null): void;
  /** Asks for results; answers carry the query. */
  query(text: string, product: string | null): void;
  /** Calls back with every answer; returns how to stop. */
  subscribe(listener: (answer: SearchAnswer) => void): () => void;
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
  const listeners = new Set<(answer: SearchAnswer) => void>();
  const send = (request: SearchRequest) => worker.postMessage(request, []);
  const tell = (answer: SearchAnswer) => listeners.forEach((listener) => listener(answer));
  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => tell(data));
  worker.addEventListener('error', () => tell({ kind: 'failed' }));
  return {
    open(product) {
      const products = siteConfig.products.map(({ folder }) => folder);
      send({ kind: 'open', language, product, products });
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
