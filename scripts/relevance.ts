import { spawnSync } from 'node:child_process';

/**
 * `npm run relevance`: how well search answers the graded queries. `--record` writes the figures that the quality page shows;
 * all other arguments are passed to Vitest.
 */
const shouldRecord = process.argv.includes('--record');
const args = process.argv.slice(2).filter((arg) => arg !== '--record');
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/search/relevance.test.ts', ...args], {
  stdio: 'inherit',
  env: { ...process.env, RECORD: shouldRecord ? '1' : '0' },
});
process.exitCode = status ?? 1;
