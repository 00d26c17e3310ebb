import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{model,content,pipeline,site,server,benchmarks,scripts,tests}/**/*.test.{ts,tsx,mjs}',
    ],
    testTimeout: 20_000,
    // Tests here share no state; one module graph for all of them costs a fifth of the time.
    isolate: false,
  },
});
