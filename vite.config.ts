import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { toolHash } from '#pipeline/cache/toolHash.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { readEnv } from '#pipeline/env.ts';
import { type Docs, openDocs } from '#pipeline/openDocs.ts';
import { shareDocs } from '#pipeline/sharedDocs.ts';
import { docsPlugin } from '#pipeline/vite/docsPlugin.ts';
import { sandboxPlugin } from '#pipeline/vite/sandboxPlugin.ts';
import { envDefines } from '#pipeline/vite/envDefines.ts';

const root = import.meta.dirname;

function openSite(watching: boolean): Docs {
  return shareDocs(watching, () => openDocs(contentConfig(root, { watching })));
}

export default defineConfig(({ command }) => ({
  plugins: [
    docsPlugin(openSite(command === 'serve')),
    sandboxPlugin(contentConfig(root, { watching: true })),
    reactRouter(),
  ],
  define: {
    'import.meta.env.BUILD_ID': JSON.stringify(
      toolHash(root, ['{model,pipeline,site}/**/*.{ts,tsx,css}', 'content/**/*.tsx']),
    ),
    // Host the offline worker is registered on; empty means nowhere, as in a release that ends it.
    'import.meta.env.WORKER_HOST': JSON.stringify(
      process.env.KILL_WORKER === '1' ? '' : (process.env.WORKER_HOST ?? 'mui.com'),
    ),
    // Where feedback goes when the site lies on a static host; our own server takes it itself.
    'import.meta.env.FEEDBACK_URL': JSON.stringify(process.env.FEEDBACK_URL ?? ''),
    ...envDefines(readEnv(process.env, { isDevelopment: command === 'serve' })),
  },
  // One small style sheet: split ones are loaded a second time, in another order, with the first demo.
  build: {
    cssCodeSplit: false,
    // It is only printed, and every file would be compressed for it.
    reportCompressedSize: false,
    modulePreload: {
      // The names of all chunks behind a late part would be in the first load; the part itself names them soon enough.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
        hostType === 'js' && hostId.includes('shell-') ? [] : dependencies,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
                // What every page needs in one piece: twenty small files would compress worse and queue.
                {
                  name: 'shell',
                  test: /[\\/](model[\\/](?!api[\\/]|search[\\/]|closestPages|codeClasses|editDistance|sandboxPolicy|[oO]ffline|[tT]emplate|worker|feedbackEndpoint|headerRules|redirectRules|PolicyHosts|[tT]hirdPart)|site[\\/](root\.tsx|Providers|shell[\\/](?!startLate)|platform[\\/](?!offline|analytics|license|third-parties)|ui|features[\\/](error-page[\\/]ErrorPage|ads[\\/]AdSlot|demo[\\/](Demo(?!Theme)|useIsNear|whenStill|startQueue|loadDemo)|page-content|code-block|api-reference[\\/]watch|settings-panel[\\/]SettingsButton|search[\\/]SearchButton|feedback[\\/](FeedbackPlace|watchFeedback))))/,
                },
                // What comes once the page can be read. Blockers go by names: under this one our own ads are shown.
                {
                  name: 'late',
                  test: /[\\/](model[\\/]ThirdPart|site[\\/](shell[\\/]startLate|platform[\\/](analytics|third-parties)|features[\\/](page-copy|template-gallery[\\/]watch|ads[\\/](?!AdSlot))))/,
                },
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
    entries: ['site/entry.client.tsx', 'site/routes/*.tsx', 'content/**/demos/*.tsx'],
  },
  server: { port: 3000 },
}));
