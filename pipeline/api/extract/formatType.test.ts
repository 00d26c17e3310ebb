import { expect, it } from 'vitest';
import { tokenizeType } from './formatType.ts';

it('names a whole module as readers import it, wherever it is installed', () => {
  const read = (text: string) => tokenizeType(text, { findLink: () => null });
  expect(
    read('typeof import("/home/me/docs/node_modules/moment/ts3.1-typings/moment.d.ts")'),
  ).toEqual([`typeof import('moment')`]);
  expect(read('typeof import("/docs/node_modules/@mui/material/styles/index")')).toEqual([
    `typeof import('@mui/material')`,
  ]);
  expect(read('import("/docs/node_modules/moment/moment").Moment')).toEqual(['Moment']);
});
