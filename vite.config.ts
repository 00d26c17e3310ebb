import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { toolHash } from '#pipeline/cache/toolHash.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { readEnv } from '#pipeline/env.ts';
import type { Docs } from './pipeline/docs/Docs.ts';
import { shareDocs } from '#pipeline/sharedDocs.ts';
import { accentPlugin } from '#pipeline/vite/accentPlugin.ts';
import { chunkGroups } from '#pipeline/vite/chunkGroups.ts';
import { codemodsPlugin } from '#pipeline/vite/codemodsPlugin.ts';
import { demoChunks } from '#pipeline/vite/demoChunks.ts';
import { docsPlugin } from '#pipeline/vite/docsPlugin.ts';
import { finishSite } from '#pipeline/vite/finishSite.ts';
import { inlineScriptPlugin } from '#pipeline/vite/inlineScriptPlugin.ts';
import { sandboxPlugin } from '#pipeline/vite/sandboxPlugin.ts';
import { sitePlugin } from '#pipeline/vite/sitePlugin.ts';
import { styleSheetPlugin } from '#pipeline/vite/styleSheetPlugin.ts';
import { envDefines } from '#pipeline/vite/envDefines.ts';
import { openSiteDocs } from '#quality/openSiteDocs.ts';

const root = import.meta.dirname;
const entries = { client: 'site/entry.client.ts', server: 'site/entry.server.tsx' };

function openSite(watching: boolean): Docs {
  return shareDocs(watching, () => openSiteDocs(root, { watching }));
}

export default defineConfig(({ command }) => {
  const docs = openSite(command === 'serve');
  const env = readEnv(process.env, { isDevelopment: command === 'serve' });
  return {
    plugins: [
      docsPlugin(docs),
      sandboxPlugin(contentConfig(root, { watching: true })),
      inlineScriptPlugin(root),
      codemodsPlugin(root),
      accentPlugin(root),
      styleSheetPlugin(root, entries.server),
      react(),
      sitePlugin({
        docs,
        entries,
        finish: (buildDir, site) => finishSite(docs, env, buildDir, site),
      }),
    ],
    define: {
      'import.meta.env.BUILD_ID': JSON.stringify(
        toolHash(root, ['{model,search,pipeline,site}/**/*.{ts,tsx,css}', 'content/**/*.tsx']),
      ),
      ...envDefines(env),
    },
    // A worker is a build of its own.
    worker: { plugins: () => [codemodsPlugin(root)] },
    // The plugin for style sheets decides what is in which one.
    build: {
      cssCodeSplit: false,
      // It is only printed, and every file would be compressed for it.
      reportCompressedSize: false,
      modulePreload: {
        // The names of all chunks behind a late part would be in the first load; the part itself names them soon enough.
        // What runs demos is the exception: a phone would wait for it three times in a row.
        resolveDependencies: (file, dependencies, { hostId, hostType }) =>
          hostType === 'js' && hostId.includes('start-') && !file.includes('/demo-')
            ? []
            : dependencies,
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  ...chunkGroups(root, {
                    start: entries.client,
                    late: 'site/shell/startLate.ts',
                    parts: 'site/features/ads/mountAd.tsx',
                  }),
                  ...demoChunks({
                    runtime: ['startDemo.tsx', 'stage/DemoRuntime.tsx'].map((file) =>
                      path.join(root, 'site/features/demo', file),
                    ),
                    lists: Object.fromEntries(
                      docs.config.sections.flatMap(({ product }) =>
                        product ? [[product.folder, `\0virtual:docs/demos/${product.folder}`]] : [],
                      ),
                    ),
                  }),
                ],
              },
            },
          },
        },
      },
    },
    ssr: {
      // One Emotion instance: left external, the packages would load a second, CommonJS one.
      noExternal: [/^@mui\//, /^@emotion\//],
    },
    optimizeDeps: {
      // Without the demos as entries, each first visit to one would reload the page.
      entries: [entries.client, 'content/**/demos/*.tsx'],
    },
    server: {
      port: 3000,
      // Tens of thousands of files that nobody edits.
      watch: {
        ignored: ['.cache', 'benchmarks/results', 'build', 'test-results'].map((folder) =>
          path.join(root, folder, '**'),
        ),
      },
    },
  };
});
