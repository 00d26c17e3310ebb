import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './parseFenceMeta.ts';

describe('parseFenceMeta', () => {
  it('reads title, label and marked lines in any order', () => {
    expect(parseFenceMeta('{2, 4-6} label="npm" title="src/My App.tsx" {9}')).toEqual({
      title: 'src/My App.tsx',
      label: 'npm',
      markedLines: new Set([2, 4, 5, 6, 9]),
      unknown: null,
    });
  });

  it('is empty for nothing', () => {
    expect(parseFenceMeta('')).toEqual({
      title: null,
      label: null,
      markedLines: new Set(),
      unknown: null,
    });
  });

  it('names the first part it does not understand', () => {
    expect(parseFenceMeta('title="a" wrap {x}').unknown).toBe('wrap');
  });
});
