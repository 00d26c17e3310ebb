import { parseDocsPath } from '#model/parseDocsPath.ts';
import { payloadPath, sourcesPath } from '#model/payloadPath.ts';

/** Addresses of a page's own files. */
export function keptAddresses({
  path,
  hasSources,
}: {
  path: string;
  hasSources: boolean;
}): string[] {
  const sources = hasSources ? [sourcesPath(parseDocsPath(path).path)] : [];
  return [path, payloadPath(path), ...sources];
}
