import { type Chunk, chunkFiles } from './chunkFiles.ts';

/** Modules whose code a reader without connection needs on any page: what opens it, and what the shell loads late. */
const shellModules =
  /^(site\/(entry\.client|root|routes\/|features\/(search|settings-panel|error-page|offline|feedback|api-reference)\/|platform\/|shell\/)|model\/|virtual:docs\/translations\/)/;

/** Files without a hash in their names that belong to the shell. */
const plainFiles = [
  /^page-index\//,
  // Texts of the search are kept once they were wanted; names are enough to find most things.
  /^search-index\/\w+\/(start|.*\.names)\.json$/,
  /^assets\/searchWorker-/,
  /^offline-index\//,
  /^static\/styles\//,
  /^static\/icon\.svg$/,
  // What starts once the page can be read, and the pictures of our own ads.
  /^assets\/late-/,
  /^static\/in-house\//,
  // Pages outside the worker's scope, which no document can be kept for.
  /^page-data\/(index|x|zh|zh\/x)\.json$/,
];

/** Addresses of assets a document names. */
export function assetsOfDocument(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g) ?? [])].sort();
}

/** Files every page needs, below the client folder: what a document names, what the shell loads late, indexes and styles. */
export function shellFiles(chunks: readonly Chunk[], allFiles: string[], html: string): string[] {
  const named = assetsOfDocument(html).map((address) => address.slice(1));
  const late = chunkFiles(chunks, (module) => shellModules.test(module));
  const plain = allFiles.filter((file) => plainFiles.some((pattern) => pattern.test(file)));
  return [...new Set([...named, ...late, ...plain])].sort();
}
