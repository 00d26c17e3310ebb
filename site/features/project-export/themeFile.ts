import { denseComponents } from '#site/platform/demo-theme/denseComponents.ts';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';
import type { CodeStyling } from '#model/Preferences.ts';

/** Source of a theme with the reader's settings; null for a reader who changed nothing. */
export function themeFile(state: ThemeState): string | null {
  const { direction, spacing, paletteMode: mode, paletteColors, dense } = state;
  const isDark = mode !== initialThemeState.paletteMode;
  const palette = { ...(isDark ? { mode } : {}), ...colorsOf(paletteColors) };
  const options = {
    ...(direction === initialThemeState.direction ? {} : { direction }),
    ...(spacing === initialThemeState.spacing ? {} : { spacing }),
    ...(Object.keys(palette).length === 0 ? {} : { palette }),
    ...(dense ? { components: denseComponents } : {}),
  };
  if (Object.keys(options).length === 0) {
    return null;
  }
  return [
    "import { createTheme } from '@mui/material/styles';",
    '',
    '/** The look the demo had in the documentation. */',
    `export const theme = createTheme(${toLiteral(options)});`,
    '',
  ].join('\n');
}

/** The reader's own colors, as a theme takes them. */
export function colorsOf({ primary, secondary }: ThemeState['paletteColors']) {
  return {
    ...(primary ? { primary: { main: primary.main } } : {}),
    ...(secondary ? { secondary: { main: secondary.main } } : {}),
  };
}

/** Source of an Emotion cache that mirrors the library's styles for right-to-left text. */
export function rtlCacheFile(styling: CodeStyling | null): string {
  const isLayered = styling === 'Tailwind';
  return [
    "import createCache from '@emotion/cache';",
    "import rtlPlugin from '@mui/stylis-plugin-rtl';",
    "import { prefixer } from 'stylis';",
    '',
    '/** Mirrors the styles of the library. */',
    'export const rtlCache = createCache({',
    "  key: 'rtl',",
    // In a layer styles give way by its order; without one, by coming first.
    ...(isLayered ? [] : ['  prepend: true,']),
    '  stylisPlugins: [prefixer, rtlPlugin],',
    '});',
    ...(isLayered ? layer : []),
    '',
  ].join('\n');
}

const layer = [
  '',
  '// Utility classes must beat the styles of the library, so these go into a layer below.',
  'const { insert } = rtlCache;',
  'rtlCache.insert = (selector, serialized, sheet, shouldCache) =>',
  '  insert(',
  '    selector,',
  '    { ...serialized, styles: `@layer mui {${serialized.styles}}` },',
  '    sheet,',
  '    shouldCache,',
  '  );',
];

/** What can be written as a literal. */
export type LiteralValue = string | number | boolean | { [key: string]: LiteralValue };

/** Writes a value as a person would write it in code: bare keys, single quotes, one property a line. */
export function toLiteral(value: LiteralValue, indent = ''): string {
  if (typeof value === 'string') {
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  }
  if (typeof value !== 'object') {
    return String(value);
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, part]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : toLiteral(key);
    return `${inner}${name}: ${toLiteral(part, inner)},\n`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}
