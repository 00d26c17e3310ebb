import { readFileSync } from 'node:fs';
import { StyleSheet } from '@emotion/sheet';
import { createTheme } from '@mui/material/styles';
import { debounce } from '@mui/material/utils';
import { siteConfig } from 'virtual:docs/config';
import { describe, expect, it, vi } from 'vitest';
import { copiedFor } from '#site/features/code-block/watchCopyButtons.ts';
import { focusVisibleReset } from './features/demo/panel/focusStart.ts';
import { createDemoTheme } from './platform/demo-theme/createDemoTheme.ts';
import { defaultDisplayRatio } from './features/ads/AdProvider.tsx';
import { inlineShare } from '#site/features/ads/AdDisplay.tsx';
import { feedTries } from '#site/features/ads/FeedAd.tsx';
import { appealShare, inHouseAds } from '#site/features/ads/InHouseAd.tsx';
import { patientAttempts, pollAttempts, pollInterval } from './features/ads/NetworkAd.tsx';
import { vitalsThreshold } from '#site/platform/analytics/trackWebVitals.ts';
import { contrastThreshold } from '#site/platform/settings/color.ts';
import { cookieMaxAge } from '#site/platform/settings/cookies.ts';
import { modeStorageKey } from '#site/platform/settings/storedSettings.ts';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';

const theme = createDemoTheme(initialThemeState);
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const adStyles = read('./features/ads/AdSlot.module.css');

/** The library's own wait, measured: how long its debounce holds a call back. */
function debounceWait(): number {
  vi.useFakeTimers();
  const start = Date.now();
  let called = Number.NaN;
  debounce(() => {
    called = Date.now() - start;
  })();
  vi.runAllTimers();
  vi.useRealTimers();
  return called;
}

/** Style tags Emotion makes for a number of rules in production; its sheet only needs a few parts of a document. */
function styleTags(rules: number): number {
  const tags: unknown[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      setAttribute: () => {},
      appendChild: () => {},
      sheet: { cssRules: [], insertRule: () => {} },
    }),
    createTextNode: () => ({}),
  });
  const container = { insertBefore: (tag: unknown) => tags.push(tag) } as unknown as Node;
  const sheet = new StyleSheet({ key: 'css', container, speedy: true });
  for (let rule = 0; rule < rules; rule += 1) {
    sheet.insert('.a{color:red}');
  }
  vi.unstubAllGlobals();
  return tags.length;
}

describe('constants of the specification, read from the running theme and settings', () => {
  it.each<[string, unknown, unknown]>([
    ['S9.1 breakpoints', theme.breakpoints.values, { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }],
    ['S9.2 spacing', theme.spacing(1), '8px'],
    ['S9.2 spacing of a reader who chose nothing', initialThemeState.spacing, 8],
    ['S9.3 radius of the demo theme', theme.shape.borderRadius, 4],
    [
      'S9.3 radius of the docs theme',
      read('./ui/tokens.css').match(/--radius-card: (.*);/)?.[1],
      '12px',
    ],
    ['S9.4 debounce', debounceWait(), 166],
    ['S9.5 focus-visible reset', focusVisibleReset, 100],
    ['S9.6 standard transition', theme.transitions.duration.standard, 300],
    ['S9.7 contrast threshold of the theme', theme.palette.contrastThreshold, 3],
    ['S9.7 contrast threshold of the shell', contrastThreshold, 3],
    ['S9.8 tonal offset', theme.palette.tonalOffset, 0.2],
    ['S9.9 rules in one style tag', [styleTags(65_000), styleTags(65_001)], [1, 2]],
    ['S9.10 loads without web vitals', vitalsThreshold, 0.9999],
    ['S9.11 reported displays of ads', defaultDisplayRatio, 0.1],
    ['S9.12 appeals among blocked ads', appealShare, 0.2],
    ['S9.13 inline ads', inlineShare, 0.2],
    [
      'S9.14 margins of an ad, in units',
      adStyles.match(/margin-block: calc\(var\(--unit\) \* (.*)\);/)?.[1],
      '3',
    ],
    [
      'S9.15 height of an ad, on small screens first',
      [...adStyles.matchAll(/block-size: max\((\d+)px/g)].map(([, height]) => Number(height)),
      [142, 126],
    ],
    ['S9.15 width from which a screen is not small', adStyles.includes('(min-width: 600px)'), true],
    ['S9.16 ads of our own', inHouseAds.length, 5],
    [
      'S9.17 interval and number of looks for an ad, looks before it is blocked, tries of the feed',
      [pollInterval, pollAttempts, patientAttempts, feedTries],
      [500, 30, 6, 10],
    ],
    ['S9.18 lifetime of the cookies', cookieMaxAge, 31_536_000],
    ['S9.19 storage key of the mode', modeStorageKey, 'mui-mode'],
    ['S9.20 copied, in components and in prose', copiedFor, { component: 1200, prose: 2000 }],
    ['S9.21 docs version', siteConfig.library.versions[0]?.text, 'v8.0.0-alpha.11'],
  ])('%s', (_name, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it('S9.3 S9.8 are the library defaults, not overrides', () => {
    const plain = createTheme();
    expect(theme.shape).toEqual(plain.shape);
    expect(theme.transitions.duration).toEqual(plain.transitions.duration);
  });
});
