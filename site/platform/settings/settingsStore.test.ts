import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { applyAppearance, storeAppearance } from './rootAppearance.ts';
import { defaultSettings } from './Settings.ts';
import { currentSettings, dispatchTheme, followSettings } from './settingsStore.ts';
import {
  readDensity,
  readPaletteColors,
  storedThemeTexts,
  storeSettings,
} from './storedSettings.ts';

// Files share one module graph: this one needs modules with mocks, the others without.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('./rootAppearance.ts');
vi.mock('./storedSettings.ts', async () => ({
  readStoredSettings: () => defaultSettings,
  storeSettings: vi.fn(),
  storedThemeTexts: vi.fn(() => ({ density: null, colors: null })),
  readDensity: vi.fn(),
  readPaletteColors: vi.fn(),
}));

beforeEach(() => vi.clearAllMocks());

it('follows every setting of the page around it, density and spacing included, and stores none', () => {
  const theme = { ...defaultSettings.theme, dense: true, spacing: 5, direction: 'rtl' as const };
  followSettings({ mode: 'dark', theme });
  expect(currentSettings()).toEqual({ ...defaultSettings, mode: 'dark', theme });
  expect(applyAppearance).toHaveBeenCalledWith(currentSettings());
  expect(storeSettings).not.toHaveBeenCalled();
  expect(storeAppearance).not.toHaveBeenCalled();
});

it('keeps the theme when nothing has changed', () => {
  const before = currentSettings();
  followSettings({ mode: before.mode, theme: { ...before.theme } });
  expect(currentSettings().theme).toBe(before.theme);
  expect(applyAppearance).not.toHaveBeenCalled();
});

it('stores what a reader chooses here', () => {
  dispatchTheme({ type: 'SET_DENSE', payload: false });
  expect(storeSettings).toHaveBeenCalledOnce();
  expect(storeAppearance).toHaveBeenCalledOnce();
});

it('S1.8 S4.5 keeps colors and spacing that another tab has stored, and shows them', () => {
  const paletteColors = { primary: { main: '#123456' } };
  vi.mocked(storedThemeTexts).mockReturnValue({ density: 'theirs', colors: 'theirs' });
  vi.mocked(readDensity).mockReturnValue({ dense: false, spacing: 11 });
  vi.mocked(readPaletteColors).mockReturnValue(paletteColors);
  dispatchTheme({ type: 'SET_DENSE', payload: true });
  const stored = { dense: true, spacing: 11, paletteColors };
  expect(currentSettings().theme).toMatchObject(stored);
  const [next, before] = vi.mocked(storeSettings).mock.calls[0]!;
  expect(next.theme).toMatchObject(stored);
  expect(before.theme.paletteColors, 'nothing to store again').toBe(next.theme.paletteColors);
  expect(storeAppearance).toHaveBeenCalledExactlyOnceWith(currentSettings());
});

it('S4.5 does not forget its own choices where nothing can be stored', () => {
  const { theme } = currentSettings();
  vi.mocked(readDensity).mockReturnValue({ dense: false, spacing: 8 });
  dispatchTheme({ type: 'INCREASE_SPACING' });
  dispatchTheme({ type: 'INCREASE_SPACING' });
  expect(currentSettings().theme).toEqual({ ...theme, spacing: theme.spacing + 2 });
});
