import type { Docs } from './openDocs.ts';

const key = Symbol.for('docs of the site');
const shared = globalThis as { [key]?: Docs };

/**
 * The documentation this process has opened. Vite's configuration, which is read several times, the router's, and the
 * prerendering bundle each hold a copy of this module; what one of them has compiled serves all.
 */
export function sharedDocs(): Docs {
  const docs = shared[key];
  if (!docs) {
    throw new Error('The documentation is opened by vite.config.ts, which has not been read yet.');
  }
  return docs;
}

/** Opens the documentation for all, unless that has been done; one that is watched is opened anew with its server. */
export function shareDocs(watching: boolean, open: () => Docs): Docs {
  const docs = watching ? open() : (shared[key] ?? open());
  shared[key] = docs;
  return docs;
}
