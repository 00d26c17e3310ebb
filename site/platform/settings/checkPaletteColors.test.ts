import { describe, expect, it } from 'vitest';
import { checkPaletteColors } from './checkPaletteColors.ts';

describe('checkPaletteColors', () => {
  it('accepts strings and drops what it does not know', () => {
    const colors = { primary: { main: '#0059b3', light: '#fff' }, other: 1 };
    expect(checkPaletteColors(colors)).toEqual({ primary: { main: '#0059b3' } });
  });

  it.each([
    [
      { primary: { main: 42 } },
      'The "primary" color needs a "main" that is a string, but it is 42.',
    ],
    [{ secondary: {} }, 'The "secondary" color needs a "main" that is a string, but it is absent.'],
    [{ primary: null }, 'but it is absent. Accepted is, for example, { primary: { main:'],
    ['blue', 'Palette colors must be an object, but they are "blue".'],
  ])('S5.1 refuses %j and shows what is accepted', (value, message) => {
    expect(() => checkPaletteColors(value)).toThrow(message);
  });

  it('S8.4 refuses a string that is no color', () => {
    expect(() => checkPaletteColors({ primary: { main: 'bluish' } })).toThrow(
      'Unknown color format "bluish".',
    );
  });
});
