/** Version of everything kept; raise it when the format of a record or a key changes, and older caches are dropped. */
const prefix = 'docs-v1-';

/** The caches of offline reading. */
export const cacheNames = {
  /** Documents, payloads and sources of pages. */
  pages: `${prefix}pages`,
  /** Code with a hash in its name. */
  files: `${prefix}files`,
  /** One record per page kept. */
  records: `${prefix}records`,
  /** Pictures and other files without a hash. */
  other: `${prefix}other`,
};

const shellPrefix = `${prefix}shell-`;

/** Cache of what every page of one build needs. */
export function shellCacheName(revision: string): string {
  return shellPrefix + revision;
}

/** Names among the given that are ours, of any version; the host may serve other sites that cache. */
export function docsCaches(names: string[]): string[] {
  return names.filter((name) => name.startsWith('docs-v'));
}

/** Those of them that are no longer wanted: other versions, and shells no kept page was built with. */
export function outdatedCaches(names: string[], revisions: ReadonlySet<string>): string[] {
  const wanted = new Set([...Object.values(cacheNames), ...[...revisions].map(shellCacheName)]);
  return docsCaches(names).filter((name) => !wanted.has(name));
}
