import { describe, expect, it } from 'vitest';
import { normalizeName, readWords } from './readWords.ts';

const words = (text: string) => readWords(text).map((word) => word.text);

describe('readWords', () => {
  it.each([
    ['rowSelectionModel', ['row', 'selection', 'model']],
    ['ChartsXAxis', ['charts', 'x', 'axis']],
    ['ISODate', ['iso', 'date']],
    ['MuiDataGrid-root', ['mui', 'data', 'grid', 'root']],
    ['unstable_useDateManager', ['unstable', 'use', 'date', 'manager']],
    ['x-charts v8', ['x', 'charts', 'v8']],
    ['Möbel ÄÖ', ['möbel', 'äö']],
    ['设置rowHeight属性', ['设置', 'row', 'height', '属性']],
    [' — ', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('knows where each word stands', () => {
    const text = 'a rowHeight, 行高';
    expect(readWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'a',
      'row',
      'Height',
      '行高',
    ]);
  });
});

it('normalizeName leaves letters and digits', () => {
  expect(normalizeName('Row selection – v8')).toBe('rowselectionv8');
});
