import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { sandboxPath } from '#model/sandboxPolicy.ts';
import type { DocsConfig } from '#pipeline/DocsConfig.ts';
import { buildSandbox } from './buildSandbox.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** In development the frame of edited code is the built one, made when it is first asked for. */
export function sandboxPlugin(config: DocsConfig): Plugin {
  return {
    name: 'sandbox',
    apply: 'serve',
    // The finished frame is a document; left watched, writing it would reload the page that asked for it. A build has
    // servers of its own that watch nothing, and must not begin to: they would read every folder again with each page written.
    config: ({ server }) =>
      server?.watch === null ? null : { server: { watch: { ignored: [`${config.cacheDir}/**`] } } },
    configureServer(server) {
      let pending: Promise<string> | null = null;
      server.middlewares.use(sandboxPath, (request, response, next) => {
        pending ??= buildSandbox(config).finally(() => {
          pending = null;
        });
        const name = path.posix.normalize(new URL(request.url ?? '/', 'http://dev').pathname);
        pending
          .then((folder) => readFile(path.join(folder, name)))
          .then((content) => {
            response.setHeader('content-type', types[path.extname(name)] ?? 'text/plain');
            // The frame has no origin of its own, so its files are always another origin's.
            response.setHeader('access-control-allow-origin', '*');
            response.end(content);
          })
          .catch(next);
      });
    },
  };
}
