import { describe, expect, it } from 'vitest';
import { type Matchable, matchErrors } from './matchErrors.ts';

const messages: Matchable[] = [
  {
    id: 'no-row',
    wordings: [['MUI X: No row with id #', { value: 'id' }, ' found.']],
  },
  {
    id: 'rows-need-ids',
    wordings: [
      [
        'MUI X: The grid requires all rows to have a unique `id` property.\nYou can use the `getRowId` prop.\n',
        { value: 'row' },
      ],
    ],
  },
  { id: 'missing-context', wordings: [['MUI X: Missing context.']] },
  {
    id: 'missing-quick-filter',
    wordings: [['MUI X: Missing context. Quick Filter subcomponents must be in a QuickFilter.']],
  },
  { id: 'short', wordings: [['Oops ', { value: 'reason' }]] },
];
const match = (text: string) => matchErrors(text, messages).map(({ id }) => id);

describe('matchErrors', () => {
  it('finds a message in a stack, whatever its values are', () => {
    const stack = `Uncaught Error: MUI X: No row with id #product-42 found.
    at getRow (useGridRows.mjs:191:13)
    at onClick (App.tsx:12:5)`;
    expect(matchErrors(stack, messages)).toEqual([{ id: 'no-row', isExact: true }]);
  });

  it('finds it by its first line, without the name of the library, in other quotes and other lines', () => {
    expect(match('the grid requires all rows to have a unique “id” property.')).toEqual([
      'rows-need-ids',
    ]);
    expect(match('MUI X: The grid requires all rows\n  to have a unique id property.')).toEqual([
      'rows-need-ids',
    ]);
  });

  it('prefers the message that accounts for more of the text', () => {
    expect(
      match('Error: MUI X: Missing context. Quick Filter subcomponents must be in a QuickFilter.'),
    ).toEqual(['missing-quick-filter']);
    expect(match('Error: MUI X: Missing context.')).toEqual(['missing-context']);
  });

  it('finds every message of a log, in its order', () => {
    expect(match('MUI X: Missing context.\nMUI X: No row with id #1 found.')).toEqual([
      'missing-context',
      'no-row',
    ]);
  });

  it('offers a similar message when none is the same', () => {
    expect(matchErrors('The grid requires all rows to have a unique key', messages)).toEqual([
      { id: 'rows-need-ids', isExact: false },
    ]);
  });

  it('finds nothing in other text, and nothing by a few letters', () => {
    expect(match('TypeError: Cannot read properties of undefined')).toEqual([]);
    expect(match('Oops something')).toEqual([]);
    expect(match('')).toEqual([]);
  });

  it('takes a long paste in little time', () => {
    const start = performance.now();
    match('No row with id #'.repeat(2000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
