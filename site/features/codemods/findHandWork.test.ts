import { expect, it } from 'vitest';
import { findHandWork } from './findHandWork.ts';

const change = (pattern: string) => ({ id: 'quick-filter', title: 'Quick filter', pattern });

it('names the lines in which a pattern of the guide occurs', () => {
  const code = ['import { GridToolbar } from "x";', '', '<DataGrid', '  data-id="a"', '/>'].join(
    '\n',
  );
  const [toolbar, attribute] = [change('GridToolbar|slots'), change('<DataGrid[^>]*data-')];
  expect(findHandWork(code, [toolbar, attribute, change('nothing')])).toEqual([
    { change: toolbar, lines: [1] },
    { change: attribute, lines: [3] },
  ]);
});

it('names a line once, and at most eight of them', () => {
  const code = 'row row\n'.repeat(20);
  expect(findHandWork(code, [change('row')])[0]?.lines).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
