import { describe, expect, it } from 'vitest';
import type { ApiParameter } from '#model/api/Api.ts';
import { noDescription } from '#model/api/Api.ts';
import type { TypeText } from '#model/api/TypeText.ts';
import { shortParameters, shortType } from './shortType.ts';

const plain = (text: string): TypeText => ({ kind: 'plain', tokens: [text] });

describe('shortType', () => {
  it.each([
    ['GridCellParams<any, unknown, Tree<Node>>', 'GridCellParams'],
    ['Set<GridRowId>', 'Set<GridRowId>'],
    ['Partial<ChartsAxisSlots>', 'Partial<ChartsAxisSlots>'],
    ['{ top: number; left?: number }', '{ top, left? }'],
    ["'auto' | ((value: any, index: number) => boolean)", "'auto' | ((value, index) => boolean)"],
    ['React.MouseEvent | null', 'MouseEvent | null'],
  ])('writes %s as %s', (type, short) => {
    expect(shortType(plain(type))).toBe(short);
  });

  it('joins the members of a union', () => {
    expect(shortType({ kind: 'union', members: [["'asc'"], ["'desc'"]] })).toBe("'asc' | 'desc'");
  });
});

describe('shortParameters', () => {
  const parameter = (name: string, type: string): ApiParameter => ({
    name,
    type: plain(type),
    optional: false,
    description: noDescription,
  });

  it('leaves out the types of shared parameters and the properties of an object', () => {
    const parameters = [
      parameter('params', '{ oldRows: Map<Id, Row>; newRows: Map<Id, Row> }'),
      parameter('params.oldRows', ''),
      parameter('event', 'MuiEvent<{}>'),
      parameter('details', 'GridCallbackDetails'),
    ];
    const returns = { type: plain('void'), description: noDescription };
    expect(shortParameters({ parameters, returns })).toBe(
      '(params: { oldRows, newRows }, event, details)',
    );
    expect(shortParameters({ parameters: [], returns })).toBe('()');
  });
});
