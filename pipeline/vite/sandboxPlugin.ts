import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { sandboxPath } from '#model/contentSecurityPolicy.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import { buildSandbox } from './buildSandbox.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the frame of edited code in development: a production build, made on the first request. */
export function sandboxPlugin(config: DocsConfig): Plugin {
  return {
    name: 'sandbox',
    apply: 'serve',
    // If the frame were watched, writing it would reload the page that requested it. Servers inside a build watch nothing,
    // and must not start to: they would scan every folder again with each page that is written.
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
            // The frame has an opaque origin, so all its requests are cross-origin.
            response.setHeader('access-control-allow-origin', '*');
            response.end(content);
          })
          .catch(next);
      });
    },
  };
}
