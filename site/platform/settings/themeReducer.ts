import { initialThemeState, type ThemeState } from './ThemeState.ts';

/** Everything that can happen to the theme (S4.5). */
export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | { type: 'CHANGE'; payload: Partial<ThemeState> };

/** The next state of the theme; the same object when nothing changes. */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: state.spacing - 1 };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: initialThemeState.dense, spacing: initialThemeState.spacing };
    case 'RESET_COLORS':
      return { ...state, paletteColors: initialThemeState.paletteColors };
    case 'CHANGE':
      return changed(state, action.payload);
    default:
      throw new Error(`Unrecognized theme action "${String((action as { type: unknown }).type)}".`);
  }
}

function changed(state: ThemeState, change: Partial<ThemeState>): ThemeState {
  const next = { ...state, ...change };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}
