import { describe, expect, it } from 'vitest';
import { parseTable } from './parseTable.ts';

describe('parseTable', () => {
  it('reads CSV with quotes, empty cells and dates', () => {
    const parsed = parseTable('day,"rain, mm",note\n2026-05-01,4,"a ""b"""\r\n2026-05-02,,\n');
    expect(parsed).toEqual({
      table: {
        rowCount: 2,
        columns: [
          { name: 'day', kind: 'date', cells: ['2026-05-01', '2026-05-02'] },
          { name: 'rain, mm', kind: 'number', cells: [4, null] },
          { name: 'note', kind: 'text', cells: ['a "b"', ''] },
        ],
      },
    });
  });

  it.each([
    ['a;b\n1;2', ['a', 'b']],
    ['a\tb, c\n1\t2', ['a', 'b, c']],
    ['[{"a": 1}, {"b": 2}]', ['a', 'b']],
  ])('reads the columns of %j', (text, names) => {
    const parsed = parseTable(text);
    expect('table' in parsed && parsed.table.columns.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['  ', { kind: 'empty' }],
    ['a,b', { kind: 'noRows' }],
    ['a,b\nx,y', { kind: 'noNumbers' }],
    ['a,b\n1,2\n\n3', { kind: 'unevenRow', line: '4', expected: '2', found: '1' }],
    ['a,b\n"1,2\n3,4', { kind: 'openQuote', line: '2' }],
    ['a,,c\n1,2,3', { kind: 'namelessColumn', number: '2' }],
    ['a,a\n1,2', { kind: 'duplicateColumn', name: 'a' }],
    ['{"a": 1}', { kind: 'notRows' }],
    ['[1, 2]', { kind: 'notRows' }],
    ['[{"a": {"b": 1}}]', { kind: 'nestedValue', row: '1', name: 'a' }],
    [`a\n${'1\n'.repeat(501)}`, { kind: 'tooLarge', rows: '500', columns: '20' }],
  ])('says what is wrong with %j', (text, problem) => {
    expect(parseTable(text)).toEqual({ problem });
  });

  it('passes on what the browser says about JSON', () => {
    expect(parseTable('[{]')).toMatchObject({ problem: { kind: 'badJson' } });
  });
});
