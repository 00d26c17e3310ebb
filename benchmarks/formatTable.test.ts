import { expect, it } from 'vitest';
import { formatTable } from './formatTable.ts';

it('aligns text left, numbers right, and marks what is missing', () => {
  const rows = [
    ['/', 8.25, 'idle'],
    ['/x/introduction', 1234, null],
  ];
  expect(formatTable('Weight', ['Page', 'JS', 'Until'], rows)).toBe(
    [
      'Weight',
      'Page                JS  Until',
      '---------------  -----  -----',
      '/                 8.25  idle',
      '/x/introduction  1,234  –',
    ].join('\n'),
  );
});
