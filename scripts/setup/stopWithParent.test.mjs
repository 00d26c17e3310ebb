import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const module = new URL('./stopWithParent.mjs', import.meta.url).href;
const child = `
  import { stopWithParent } from '${module}';
  stopWithParent({ everyMs: 20, stop: () => { console.log('stopped'); process.exit(); } });
  setTimeout(() => {}, 10000);
  console.log('ready');
`;
const parent = `
  import { spawn } from 'node:child_process';
  const args = ['--input-type=module', '-e', ${JSON.stringify(child)}];
  spawn(process.execPath, args, { stdio: 'inherit', detached: true });
`;

it.skipIf(process.platform === 'win32')(
  'stops when the process that started it is gone',
  async () => {
    const started = spawn(process.execPath, ['--input-type=module', '-e', parent], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    let output = '';
    started.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready')) {
        started.kill('SIGKILL');
      }
    });
    await once(started.stdout, 'close');
    expect(output).toBe('ready\nstopped\n');
  },
);
