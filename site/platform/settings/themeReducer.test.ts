import { describe, expect, it } from 'vitest';
import { type ThemeAction, themeReducer } from './themeReducer.ts';
import { initialThemeState } from './ThemeState.ts';

const state = { ...initialThemeState, spacing: 5, dense: true };
const blue = { primary: { main: '#0059b3' } };

describe('themeReducer', () => {
  it('S3.7 starts with the specified defaults', () => {
    expect(initialThemeState).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'light',
    });
  });

  it.each<[string, ThemeAction, object]>([
    ['sets the spacing', { type: 'SET_SPACING', payload: 12 }, { spacing: 12 }],
    ['increases the spacing by 1', { type: 'INCREASE_SPACING' }, { spacing: 6 }],
    ['decreases the spacing by 1', { type: 'DECREASE_SPACING' }, { spacing: 4 }],
    ['sets dense', { type: 'SET_DENSE', payload: false }, { dense: false }],
    ['resets density', { type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
    [
      'changes the mode',
      { type: 'CHANGE', payload: { paletteMode: 'dark' } },
      { paletteMode: 'dark' },
    ],
    [
      'changes the direction',
      { type: 'CHANGE', payload: { direction: 'rtl' } },
      { direction: 'rtl' },
    ],
    [
      'changes density and spacing',
      { type: 'CHANGE', payload: { dense: false, spacing: 3 } },
      { dense: false, spacing: 3 },
    ],
    [
      'changes colors',
      { type: 'CHANGE', payload: { paletteColors: blue } },
      { paletteColors: blue },
    ],
  ])('S4.5 %s', (_title, action, difference) => {
    expect(themeReducer(state, action)).toEqual({ ...state, ...difference });
  });

  it('S4.5 resets colors only', () => {
    const colored = { ...state, paletteColors: blue };
    expect(themeReducer(colored, { type: 'RESET_COLORS' })).toEqual(state);
  });

  it('S4.5 CHANGE returns the same object when nothing changes', () => {
    const colored = { ...state, paletteColors: blue };
    const payload = { direction: 'ltr', paletteColors: { primary: { main: '#0059b3' } } } as const;
    expect(themeReducer(colored, { type: 'CHANGE', payload })).toBe(colored);
    expect(themeReducer(colored, { type: 'CHANGE', payload: {} })).toBe(colored);
  });

  it('S4.5 CHANGE takes over a whole state', () => {
    const other = { ...initialThemeState, direction: 'rtl', paletteColors: blue } as const;
    expect(themeReducer(state, { type: 'CHANGE', payload: other })).toEqual(other);
  });

  it('S4.6 an unrecognized action throws, naming it', () => {
    const action = { type: 'PAINT_IT_BLACK' } as unknown as ThemeAction;
    expect(() => themeReducer(state, action)).toThrow(
      'Unrecognized theme action "PAINT_IT_BLACK".',
    );
  });
});
