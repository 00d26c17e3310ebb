import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { bundleScript } from './bundleScript.ts';
import { codemodsPlugin } from './codemodsPlugin.ts';

const root = process.cwd();
const input = path.join(root, 'site/features/codemods/worker/codemodWorker.ts');
let script = '';

beforeAll(async () => {
  script = (await bundleScript({ root, input, plugins: [codemodsPlugin(root)] })).code;
});

it('makes a worker that runs without Node, and evaluates no text', () => {
  const answers: object[] = [];
  const listeners: ((event: object) => void)[] = [];
  const self = {
    addEventListener: (_type: string, listener: (event: object) => void) =>
      listeners.push(listener),
    postMessage: (message: object) => answers.push(message),
  };
  // What every worker has, and nothing of Node. Text that is evaluated would throw.
  runInNewContext(script, { self }, { contextCodeGeneration: { strings: false, wasm: false } });
  const code = "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid unstable_listView />;\n";
  for (const listener of listeners) {
    listener({ data: { name: 'v8.0.0/data-grid/rename-props', code } });
  }
  expect(answers).toMatchObject([
    { kind: 'ready' },
    { kind: 'outcome', outcome: { kind: 'changed', code: code.replace('unstable_l', 'l') } },
  ]);
});

it('stays small enough to be loaded on demand', () => {
  expect(gzipSync(script).length).toBeLessThan(160_000);
});
