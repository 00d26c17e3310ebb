import type { CodeStyling, CodeVariant } from '#model/Preferences.ts';
import type { ThemeState } from '#site/platform/settings/ThemeState.ts';
import { mainFile } from './mainFile.ts';
import { rtlCacheFile, themeFile } from './themeFile.ts';

/** What a demo is set up for. */
export interface Setup {
  variant: CodeVariant;
  styling: CodeStyling | null;
  theme: ThemeState;
  /** Paths of the demo's files, its own first. */
  modules: readonly string[];
}

/** Files that start a demo as it was seen: the main module first, then the theme, cache and style sheet it needs. */
export function setupFiles(setup: Setup): [path: string, text: string][] {
  const { variant, styling, modules } = setup;
  const extension = variant === 'TS' ? 'ts' : 'js';
  const theme = themeFile(setup.theme);
  const main = freePath(`src/main.${extension}x`, modules);
  const paths = {
    demo: modules[0] ?? '',
    theme: theme && freePath(`src/theme.${extension}`, modules),
    rtlCache:
      setup.theme.direction === 'rtl' ? freePath(`src/rtlCache.${extension}`, modules) : null,
    styles: styling === 'Tailwind' ? freePath('src/tailwind.css', modules) : null,
  };
  const files: [string | null, string][] = [
    [main, mainFile(main, paths, { variant, styling })],
    [paths.theme, theme ?? ''],
    [paths.rtlCache, rtlCacheFile(styling)],
    [paths.styles, tailwindStyles],
  ];
  return files.filter((file): file is [string, string] => file[0] !== null);
}

/** The library's styles lie in a layer between resets and utilities, so that a utility class beats them. */
const tailwindStyles = [
  '@layer theme, base, mui, components, utilities;',
  "@import 'tailwindcss';",
  '',
].join('\n');

/** A path whose stem no file has: an import without extension must mean one file. */
function freePath(path: string, taken: readonly string[]): string {
  const stem = (value: string) => value.replace(/\.\w+$/, '');
  return taken.some((other) => stem(other) === stem(path))
    ? freePath(path.replace(/[^/]+$/, 'sandbox-$&'), taken)
    : path;
}
