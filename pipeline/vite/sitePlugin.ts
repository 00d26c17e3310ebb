import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rm } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { prerenderPaths } from '#pipeline/outputs/prerenderPaths.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { serveDocuments, type SiteEntries } from './serveDocuments.ts';
import { prerenderSite, type SiteRenderer, startEntry, type WrittenSite } from './prerenderSite.ts';

interface SiteOptions {
  docs: Docs;
  entries: SiteEntries;
  /** Completes the written site. */
  finish: (buildDir: string, site: WrittenSite) => Promise<void>;
}

/**
 * Makes a site of static documents: a build bundles the browser's code and the renderer, then renders every address with
 * it; in development the renderer answers requests.
 */
export function sitePlugin({ docs, entries, finish }: SiteOptions): Plugin {
  const { root } = docs.config;
  const buildDir = path.join(root, 'build');
  const serverDir = path.join(buildDir, 'server');

  return {
    name: 'site',

    config: () => ({
      appType: 'custom',
      environments: {
        client: {
          build: {
            outDir: path.join(buildDir, 'client'),
            manifest: true,
            rolldownOptions: { input: { [startEntry]: path.join(root, entries.client) } },
          },
        },
        ssr: {
          build: {
            outDir: serverDir,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: path.join(root, entries.server) },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) {
            throw new Error(
              'The build needs an environment for the browser and one for documents.',
            );
          }
          await builder.build(client);
          await builder.build(ssr);
          const entry = pathToFileURL(path.join(serverDir, 'entry.server.js')).href;
          const renderer = (await import(entry)) as SiteRenderer;
          const clientDir = path.join(buildDir, 'client');
          const site = await prerenderSite(clientDir, await prerenderPaths(docs), renderer);
          await rm(serverDir, { recursive: true });
          await finish(buildDir, site);
        },
      },
    }),

    configureServer(server) {
      // After Vite's own middleware, which serves modules and files.
      return () => server.middlewares.use(serveDocuments(server, entries));
    },

    // What only the renderer imports has no module in the browser to replace.
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        const { moduleGraph, hot } = server.environments.client;
        const isInBrowser = modules.some(({ file }) => file && moduleGraph.getModulesByFile(file));
        if (!isInBrowser) {
          hot.send({ type: 'full-reload' });
        }
      }
    },
  };
}
