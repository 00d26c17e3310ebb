import path from 'node:path';
import { defineConfig } from 'vite';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { docsPlugin } from '#pipeline/vite/docsPlugin.ts';
const root = path.resolve(import.meta.dirname, '../..');
const docs = docsPlugin(openDocs(contentConfig(root, { watching: false })));
export default defineConfig({ root: import.meta.dirname, plugins: [{ name: docs.name, enforce: docs.enforce, resolveId: docs.resolveId, load: docs.load } as any], build: { outDir: '/tmp/w/h', emptyOutDir: true, cssCodeSplit: false }, define: { 'import.meta.env.BUILD_ID': '"x"', 'import.meta.env.WORKER_HOST': '""', 'import.meta.env.FEEDBACK_URL': '""', 'import.meta.env.ADS': 'false', 'import.meta.env.LICENSE_KEY': '""', 'import.meta.env.THIRD_PARTIES': 'undefined' } });
