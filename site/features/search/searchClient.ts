import type { Language } from '#model/Language.ts';
import { errorsSlug, namesFile, textsFile } from '#search/indexFiles.ts';
import { trustedScriptUrl } from '#site/platform/trustedScriptUrl.ts';
import { siteConfig } from 'virtual:docs/config';
// The bundler makes the default export.
// oxlint-disable-next-line import/default
import workerUrl from './worker/searchWorker.ts?worker&url';
import type { IndexPart, SearchAnswer, SearchRequest } from './worker/SearchMessage.ts';

/** Results, or that the files which the first results come from could not be loaded. */
export type SearchOutcome = ({ kind: 'hits' } & SearchAnswer) | { kind: 'failed' };

/** A worker with the index of the document's language. */
export interface SearchClient {
  /** Loads the index, unless it is loaded or loading. */
  open(product: string | null): void;
  /** Requests results; each outcome names its query. */
  query(text: string, product: string | null): void;
  /** Calls the listener with every outcome; returns the function that unsubscribes. */
  subscribe(listener: (outcome: SearchOutcome) => void): () => void;
}

let client: SearchClient | null = null;

/** The search worker of this document, started on first use; a document has one language. */
export function searchClient(language: Language): SearchClient {
  client ??= startClient(language);
  return client;
}

function startClient(language: Language): SearchClient {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const listeners = new Set<(outcome: SearchOutcome) => void>();
  const send = (request: SearchRequest) => worker.postMessage(request, []);
  const notify = (outcome: SearchOutcome) => listeners.forEach((listener) => listener(outcome));
  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) =>
    notify({ kind: 'hits', ...data }),
  );
  worker.addEventListener('error', () => notify({ kind: 'failed' }));
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
        notify({ kind: 'failed' });
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

type AddRequest = Extract<SearchRequest, { kind: 'add' }>;

interface IndexScope {
  language: Language;
  /** Product the reader is in; its files are loaded first. */
  product: string | null;
  products: readonly string[];
}

/**
 * Loads the index in steps: names of the reader's product, names of the others, texts. The page loads it, not the
 * search worker, whose script is outside the scope of the service worker: offline its requests would fail.
 */
async function loadIndex(
  { language, product, products }: IndexScope,
  add: (request: AddRequest) => void,
): Promise<void> {
  const scopes = [...new Set([product, null, ...products, errorsSlug])];
  const names = (wanted: (string | null)[]) =>
    Promise.all(wanted.map((scope) => fetchPart(scope, namesFile(language, scope))));
  add({ kind: 'add', names: await names(scopes.slice(0, 2)), texts: [], isComplete: false });
  add({ kind: 'add', names: await names(scopes.slice(2)), texts: [], isComplete: false });
  // Names are found without texts, so a missing file is not a failure.
  const texts = await Promise.all(
    scopes.map((scope) => fetchPart(scope, textsFile(language, scope)).catch(() => null)),
  );
  const found = texts.filter((part) => part !== null);
  add({ kind: 'add', names: [], texts: found, isComplete: true });
}

async function fetchPart(scope: string | null, address: string): Promise<IndexPart> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return { scope, json: await response.text() };
}
