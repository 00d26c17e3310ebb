import { defineConfig } from 'vite';

/**
 * Compiles the server into `build/server`: our code and its packages in a few files that Node runs as they are, beside the
 * two packages that bring native code.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['@libsql/client', 'pg'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build/server',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', docsWorker: 'server/mcp/docsWorker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'server-[name].js' },
    },
  },
});
