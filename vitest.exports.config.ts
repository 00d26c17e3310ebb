import { defineConfig } from 'vitest/config';

/** Tests that install packages: minutes instead of seconds, so they are a stage of their own. */
export default defineConfig({
  test: {
    include: ['tests/{exports,migration}/*.slow.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    maxConcurrency: 2,
    maxWorkers: 2,
  },
});
