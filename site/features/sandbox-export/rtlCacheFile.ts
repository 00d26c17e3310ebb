import type { CodeStyling } from '#model/CodePreferences.ts';

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
