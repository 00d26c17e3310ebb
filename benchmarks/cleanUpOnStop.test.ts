import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { cleanUpOnStop } from './cleanUpOnStop.ts';

const script = `
  import { cleanUpOnStop } from ${JSON.stringify(new URL('./cleanUpOnStop.ts', import.meta.url))};
  for (const name of ['first', 'second']) cleanUpOnStop(() => console.log(name));
  cleanUpOnStop(() => console.log('called off'))();
  setInterval(() => {}, 1000);
  console.log('ready');
`;

it.skipIf(process.platform === 'win32')('cleans up on a signal, last come first', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (chunk.includes('ready')) {
      child.kill('SIGINT');
    }
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(130);
  expect(output).toBe('ready\nsecond\nfirst\n');
});

it('leaves no listener behind', () => {
  const count = () => process.listenerCount('exit') + process.listenerCount('SIGINT');
  const before = count();
  const forget = cleanUpOnStop(() => {});
  expect(count()).toBe(before + 2);
  forget();
  expect(count()).toBe(before);
});
