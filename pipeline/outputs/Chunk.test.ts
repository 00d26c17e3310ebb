import { describe, expect, it } from 'vitest';
import { type Chunk, chunkFiles, findDemoFiles } from './Chunk.ts';

const chunk = (fileName: string, module: string | null, imports: string[] = []): Chunk => ({
  fileName,
  module,
  imports,
});

const circle = [
  chunk('a.js', 'content/a/demos/A.tsx', ['shared.js', 'framework.js']),
  chunk('b.js', 'content/a/demos/B.tsx', ['framework.js']),
  chunk('shared.js', null, ['deep.js']),
  chunk('deep.js', null, ['shared.js']),
  chunk('framework.js', null, []),
  chunk('runtime.js', null, ['framework.js', 'start.js']),
  chunk('start.js', 'site/start.ts'),
  chunk('c.js', 'virtual:docs/demo/c/C', ['framework.js']),
];

describe('chunkFiles', () => {
  it('follows imports to the end, in circles too, and names each file once', () => {
    const files = chunkFiles(circle, (module) => module.endsWith('/A.tsx'));
    expect(files).toEqual(['a.js', 'deep.js', 'framework.js', 'shared.js']);
  });

  it('leaves out what the wanted modules do not import', () => {
    expect(chunkFiles(circle, (module) => module.endsWith('/B.tsx'))).toEqual([
      'b.js',
      'framework.js',
    ]);
    expect(chunkFiles(circle, () => false)).toEqual([]);
  });
});

describe('findDemoFiles', () => {
  const { runtime, filesOf } = findDemoFiles(
    circle,
    (file) => file === 'runtime.js',
    (file) => file === 'start.js',
  );

  it('names what runs demos, but nothing that every document loads', () => {
    expect(runtime).toEqual(['runtime.js', 'framework.js']);
  });

  it('names the file that exports a demo first, and none that is loaded anyway', () => {
    expect(filesOf('a/A')).toEqual(['a.js', 'shared.js', 'deep.js']);
    expect(filesOf('a/B')).toEqual(['b.js']);
  });

  it('finds a demo with styles by the module that adds them', () => {
    expect(filesOf('c/C')).toEqual(['c.js']);
    expect(filesOf('c/Unknown')).toEqual([]);
  });
});
