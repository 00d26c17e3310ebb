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
      'changes colours',
      { type: 'CHANGE', payload: { paletteColors: blue } },
      { paletteColors: blue },
    ],
  ])('S4.5 %s', (_title, action, difference) => {
    expect(themeReducer(state, action)).toEqual({ ...state, ...difference });
  });

  it('S4.5 resets colours only', () => {
    const coloured = { ...state, paletteColors: blue };
    expect(themeReducer(coloured, { type: 'RESET_COLORS' })).toEqual(state);
  });

  it('S4.5 CHANGE returns the same object when nothing changes', () => {
    const coloured = { ...state, paletteColors: blue };
    const payload = { direction: 'ltr', paletteColors: { primary: { main: '#0059b3' } } } as const;
    expect(themeReducer(coloured, { type: 'CHANGE', payload })).toBe(coloured);
    expect(themeReducer(coloured, { type: 'CHANGE', payload: {} })).toBe(coloured);
  });

  it('S4.6 an unrecognised action throws, naming it', () => {
    const action = { type: 'PAINT_IT_BLACK' } as unknown as ThemeAction;
    expect(() => themeReducer(state, action)).toThrow(
      'Unrecognised theme action "PAINT_IT_BLACK".',
    );
  });
});
