import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { toolHash } from '#pipeline/cache/toolHash.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { docsPlugin } from '#pipeline/vite/docsPlugin.ts';

const root = import.meta.dirname;

export default defineConfig(({ command }) => ({
  plugins: [
    docsPlugin(openDocs(contentConfig(root, { watching: command === 'serve' }))),
    reactRouter(),
  ],
  define: {
    'import.meta.env.BUILD_ID': JSON.stringify(
      toolHash(root, ['{model,pipeline,site}/**/*.{ts,tsx,css}', 'content/**/*.tsx']),
    ),
  },
  // One small style sheet: split ones are loaded a second time, in another order, with the first demo.
  build: { cssCodeSplit: false },
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
                  test: /[\\/](model[\\/](?!closestPages|editDistance)|site[\\/](shell|platform|ui|features[\\/](demo[\\/]Demo|page-content|code-block|api-reference[\\/]watch|settings-panel[\\/]SettingsButton|search[\\/]SearchButton)))/,
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
