import type { Docs } from './docs/Docs.ts';

const key = Symbol.for('docs of the site');
const shared = globalThis as { [key]?: Docs };

/**
 * The documentation this process has opened. Vite's configuration, which is loaded several times, and the prerendering
 * bundle each have a copy of this module, but share what is compiled.
 */
export function sharedDocs(): Docs {
  const docs = shared[key];
  if (!docs) {
    throw new Error('The documentation is opened by vite.config.ts, which has not been read yet.');
  }
  return docs;
}

/** Opens the documentation once per process; in watch mode, once per server. */
export function shareDocs(watching: boolean, open: () => Docs): Docs {
  const docs = watching ? open() : (shared[key] ?? open());
  shared[key] = docs;
  return docs;
}
