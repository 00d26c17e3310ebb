import { describe, expect, it } from 'vitest';
import { type Chunk, chunkFiles } from './chunkFiles.ts';

const chunk = (fileName: string, module: string | null, imports: string[]): Chunk => ({
  fileName,
  module,
  imports,
});

const chunks = [
  chunk('a.js', 'content/a/demos/A.tsx', ['shared.js', 'framework.js']),
  chunk('b.js', 'content/a/demos/B.tsx', ['framework.js']),
  chunk('shared.js', null, ['deep.js']),
  chunk('deep.js', null, ['shared.js']),
  chunk('framework.js', null, []),
];

describe('chunkFiles', () => {
  it('follows imports to the end, in circles too, and names each file once', () => {
    const files = chunkFiles(chunks, (module) => module.endsWith('/A.tsx'));
    expect(files).toEqual(['a.js', 'deep.js', 'framework.js', 'shared.js']);
  });

  it('leaves out what the wanted modules do not import', () => {
    expect(chunkFiles(chunks, (module) => module.endsWith('/B.tsx'))).toEqual([
      'b.js',
      'framework.js',
    ]);
    expect(chunkFiles(chunks, () => false)).toEqual([]);
  });
});
