import { expect, it } from 'vitest';
import { npmCommand, runCommand } from './runCommand.mjs';

it('runs the npm that started the script', () => {
  const environment = { npm_execpath: '/opt/npm/bin/npm-cli.js' };
  expect(npmCommand(environment)).toEqual([process.execPath, '/opt/npm/bin/npm-cli.js']);
});

it('runs the npm on the PATH when another package manager started the script', () => {
  expect(npmCommand({ npm_execpath: '/opt/yarn/yarn.js' })[0]).toMatch(/^npm/);
  expect(npmCommand({})[0]).toMatch(/^npm/);
});

it('answers the exit code and passes variables on', async () => {
  const script = 'process.exit(Number(process.env.WANTED))';
  const command = [process.execPath, '-e', script];
  expect(await runCommand(command, { env: { WANTED: '7' } })).toBe(7);
});

it('fails a command that takes too long', async () => {
  const command = [process.execPath, '-e', 'setTimeout(() => {}, 60000)'];
  expect(await runCommand(command, { timeoutMs: 200 })).not.toBe(0);
});
