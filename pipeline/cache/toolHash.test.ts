import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toolHash } from './toolHash.ts';

it('toolHash changes with the code and the dependencies, not with tests or other files', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'tool-hash-'));
  const write = (file: string, text: string) => writeFile(path.join(root, file), text);
  const hash = () => toolHash(root, ['pipeline/**/*.ts']);
  try {
    await mkdir(path.join(root, 'pipeline/pages'), { recursive: true });
    await write('pipeline/pages/compile.ts', 'one');
    const first = hash();

    await write('pipeline/pages/compile.test.ts', 'a test');
    await write('pipeline/pages/notes.md', 'a note');
    expect(hash()).toBe(first);

    await write('pipeline/pages/compile.ts', 'two');
    const second = hash();
    expect(second).not.toBe(first);

    await write('package-lock.json', '{}');
    expect(hash()).not.toBe(second);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
