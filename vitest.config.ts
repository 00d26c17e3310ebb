import { configDefaults, defineConfig } from 'vitest/config';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { codemodsPlugin } from '#pipeline/vite/codemodsPlugin.ts';
import { docsPlugin } from '#pipeline/vite/docsPlugin.ts';
import { inlineScriptPlugin } from '#pipeline/vite/inlineScriptPlugin.ts';

const docs = docsPlugin(openDocs(contentConfig(import.meta.dirname, { watching: false })));

/** Tests of the server under load and faults, a stage of their own. */
export const stressTests = [
  'server/{badInput,faults,fuzz,insightFaults,load,mcpClients,mcpLoad}.test.ts',
];

export default defineConfig({
  // The virtual modules of the real site; its checks and its development server are not wanted here.
  plugins: [
    { name: docs.name, enforce: docs.enforce, resolveId: docs.resolveId, load: docs.load },
    inlineScriptPlugin(import.meta.dirname),
    codemodsPlugin(import.meta.dirname),
  ],
  test: {
    include: [
      '{model,search,content,pipeline,quality,site,server,benchmarks,scripts,tests}/**/*.test.{ts,tsx,mjs}',
    ],
    exclude: [...configDefaults.exclude, ...stressTests],
    testTimeout: 20_000,
    // Tests here share no state; one module graph for all of them costs a fifth of the time.
    isolate: false,
  },
});
