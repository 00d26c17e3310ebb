import { addTexts, openIndex } from '#search/openIndex.ts';
import type { SearchIndex } from '#search/SearchIndex.ts';
import type { PackedNames, PackedTexts } from '#search/PackedIndex.ts';
import { searchIndexes } from '#search/searchIndexes.ts';
import type { SearchAnswer, SearchRequest } from './SearchMessage.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;
const indexes = new Map<string | null, SearchIndex>();
let pending: Extract<SearchRequest, { kind: 'query' }> | null = null;
let isComplete = false;

worker.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'query') {
    pending = data;
  } else {
    for (const { scope, json } of data.names) {
      indexes.set(scope, openIndex(JSON.parse(json) as PackedNames));
    }
    for (const { scope, json } of data.texts) {
      const index = indexes.get(scope);
      if (index) {
        addTexts(index, JSON.parse(json) as PackedTexts);
      }
    }
    isComplete = data.isComplete;
  }
  answer();
});

function answer(): void {
  if (pending && indexes.size > 0) {
    const { query, product } = pending;
    const hits = searchIndexes([...indexes.values()], query, { product });
    worker.postMessage({ query, hits, isComplete } satisfies SearchAnswer, []);
  }
}
