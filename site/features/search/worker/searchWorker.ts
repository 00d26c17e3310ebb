import { namesFile, textsFile } from '#model/search/indexFiles.ts';
import { addTexts, openIndex, type SearchIndex } from '#model/search/openIndex.ts';
import type { PackedNames, PackedTexts } from '#model/search/PackedIndex.ts';
import { searchIndexes } from '#model/search/searchIndexes.ts';
import type { SearchAnswer, SearchRequest } from './SearchMessage.ts';

type QueryRequest = Extract<SearchRequest, { kind: 'query' }>;
type OpenRequest = Extract<SearchRequest, { kind: 'open' }>;

const worker = self as unknown as DedicatedWorkerGlobalScope;
const indexes = new Map<string | null, SearchIndex>();
let pending: QueryRequest | null = null;
let isOpening = false;
let isComplete = false;

worker.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'query') {
    pending = data;
    answer();
  } else if (!isOpening && !isComplete) {
    isOpening = true;
    void loadAll(data).then(
      () => {
        isOpening = false;
      },
      () => {
        isOpening = false;
        post({ kind: 'failed' });
      },
    );
  }
});

/** Names of the reader's own product first, then all others, then texts in the same order. */
async function loadAll({ language, product, products }: OpenRequest): Promise<void> {
  const order = [...new Set([product, null, ...products])];
  const first = order.slice(0, 2);
  const loadNames = async (scope: string | null) => {
    if (!indexes.has(scope)) {
      indexes.set(scope, openIndex(await fetchJson<PackedNames>(namesFile(language, scope))));
    }
  };
  await Promise.all(first.map(loadNames));
  answer();
  await Promise.all(order.map(loadNames));
  answer();
  for (const scope of order) {
    // Without texts names are still found, so a missing file fails nothing.
    const texts = await fetchJson<PackedTexts>(textsFile(language, scope)).catch(() => null);
    const index = indexes.get(scope);
    if (texts && index) {
      addTexts(index, texts);
    }
  }
  isComplete = true;
  answer();
}

function answer(): void {
  if (pending && indexes.size > 0) {
    const { query, product } = pending;
    const hits = searchIndexes([...indexes.values()], query, { product });
    post({ kind: 'hits', query, hits, isComplete });
  }
}

function post(message: SearchAnswer): void {
  worker.postMessage(message, []);
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return (await response.json()) as T;
}
