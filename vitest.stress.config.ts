import { defineConfig } from 'vitest/config';
import { stressTests } from './vitest.config.ts';

/** Tests that load or break real servers: one at a time, so that they measure the server and not each other. */
export default defineConfig({
  test: { include: stressTests, testTimeout: 60_000, fileParallelism: false },
});
