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
