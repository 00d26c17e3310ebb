import type { Language } from '#model/Language.ts';
import { namesFile, textsFile } from '#model/search/indexFiles.ts';
import type { IndexPart, SearchRequest } from './worker/SearchMessage.ts';

type Addition = Extract<SearchRequest, { kind: 'add' }>;

interface IndexOrder {
  language: Language;
  /** Product the reader is in; its part comes first. */
  product: string | null;
  products: readonly string[];
}

/**
 * Loads the index part by part: names of the reader's own product first, then all others, then texts. The page does it
 * and not the worker, whose requests the offline worker would not see: its script lies outside of that one's reach.
 */
export async function loadIndex(
  { language, product, products }: IndexOrder,
  add: (addition: Addition) => void,
): Promise<void> {
  const scopes = [...new Set([product, null, ...products])];
  const names = (wanted: (string | null)[]) =>
    Promise.all(wanted.map((scope) => fetchPart(scope, namesFile(language, scope))));
  add({ kind: 'add', names: await names(scopes.slice(0, 2)), texts: [], isComplete: false });
  add({ kind: 'add', names: await names(scopes.slice(2)), texts: [], isComplete: false });
  // Without texts names are still found, so a missing file fails nothing.
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
