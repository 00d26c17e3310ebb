import { expect, it } from 'vitest';
import { formatConsole, formatValue } from './formatConsole.ts';

it.each([
  [['plain', 'text'], 'plain text'],
  [['%s is %d%%', 'it', 5], 'it is 5%'],
  [['%cred', 'color: red'], 'red'],
  [['%s'], '%s'],
  [['a', { b: 1 }], 'a { b: 1 }'],
  [[1, 'two', null, undefined, true], '1 "two" null undefined true'],
  [[], ''],
])('formatConsole %j', (values, text) => {
  expect(formatConsole(values)).toBe(text);
});

class Box {
  size = 2;
}

it.each([
  ['a text', 'x', '"x"'],
  ['a list', [1, ['two']], '[1, ["two"]]'],
  ['nothing in it', {}, '{}'],
  ['depth', { a: { b: { c: { d: 1 } } } }, '{ a: { b: { c: {…} } } }'],
  ['a class', new Box(), 'Box { size: 2 }'],
  ['a function', function name() {}, 'ƒ name()'],
  ['a symbol', Symbol('s'), 'Symbol(s)'],
  ['a set', new Set([1]), 'Set(1) {1}'],
  ['a map', new Map([['a', 1]]), 'Map(1) {"a" => 1}'],
  ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['an error', new RangeError('No'), 'RangeError: No'],
  ['no prototype', Object.assign(Object.create(null) as object, { a: 1 }), '{ a: 1 }'],
])('formatValue writes %s', (_, value, text) => {
  expect(formatValue(value)).toBe(text);
});

it('formatValue survives circles, traps and length', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(formatValue(circle)).toBe('{ self: [circular] }');
  const trap = {
    get value(): never {
      throw new Error('trap');
    },
  };
  expect(formatValue(trap)).toBe('{…}');
  expect(formatValue(Array.from({ length: 60 }, () => 0))).toMatch(/… 10 more\]$/);
});
