import { describe, expect, it } from 'vitest';
import type { PropControl } from '#model/PropControl.ts';
import { readPropValues, withValue, writePropValues } from './propValues.ts';

const layout: PropControl = {
  prop: 'layout',
  kind: 'choice',
  values: ['horizontal', 'vertical'],
  default: 'vertical',
};
const dense: PropControl = { prop: 'dense', kind: 'switch', default: null };
const size: PropControl = { prop: 'size', kind: 'number', default: 3 };
const label: PropControl = { prop: 'label', kind: 'text', default: null };
const controls = [layout, dense, size, label];

describe('readPropValues', () => {
  it('reads what fits each control, of the named demo alone', () => {
    const search =
      '?Dial.layout=horizontal&Dial.dense=true&Dial.size=0.5&Dial.label=Wind&Other.size=9&q=1';
    expect(readPropValues(search, 'Dial', controls)).toEqual({
      layout: 'horizontal',
      dense: true,
      size: 0.5,
      label: 'Wind',
    });
  });

  it.each([
    '?Dial.layout=diagonal',
    '?Dial.dense=yes',
    '?Dial.size=big',
    '?Dial.size=',
    '?Dial.size=Infinity',
    '?Dial.label=',
    '?Dial.constructor=1',
  ])('ignores %s', (search) => {
    expect(readPropValues(search, 'Dial', controls)).toEqual({});
  });

  it('leaves out what is the default anyway, and cuts an endless text', () => {
    expect(readPropValues('?Dial.size=3&Dial.layout=vertical', 'Dial', controls)).toEqual({});
    const { label: text } = readPropValues(`?Dial.label=${'x'.repeat(5000)}`, 'Dial', controls);
    expect(text).toHaveLength(100);
  });
});

describe('writePropValues', () => {
  it('keeps the rest of the query and comes back the same', () => {
    const values = { dense: true, label: 'a & b' };
    const search = writePropValues('?q=1&Dial.size=9', 'Dial', controls, values);
    expect(search).toBe('?q=1&Dial.dense=true&Dial.label=a+%26+b');
    expect(readPropValues(search, 'Dial', controls)).toEqual(values);
  });

  it('leaves no question mark without a query', () => {
    expect(writePropValues('?Dial.size=9', 'Dial', controls, {})).toBe('');
  });
});

describe('withValue', () => {
  it('drops a prop that gets its default, and writes a switch turned off when on is the default', () => {
    expect(withValue({ size: 4, dense: true }, size, 3)).toEqual({ dense: true });
    const on: PropControl = { prop: 'on', kind: 'switch', default: true };
    expect(withValue({}, on, false)).toEqual({ on: false });
    expect(withValue({ on: false }, on, true)).toEqual({});
  });
});
