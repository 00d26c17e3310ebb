import { describe, expect, it } from 'vitest';
import en from '#content/translations/en.json' with { type: 'json' };
import { preferenceNames, preferences } from '#model/Preferences.ts';
import { defaultSettings } from '#site/platform/settings/Settings.ts';
import type { SharedKey, Translate } from '#site/platform/i18n/messages.ts';
import { translate } from '#site/platform/i18n/translate.ts';
import { matchPalette, paletteItems } from './paletteItems.ts';

const t: Translate<SharedKey> = (key, values) => translate({ en }, 'en', key, { values });
const items = paletteItems({
  t,
  language: 'en',
  versions: [
    { text: 'v8', href: '/x', current: true },
    { text: 'v7', href: 'https://v7.mui.com' },
  ],
  settings: { ...defaultSettings, mode: 'dark' },
});
const ids = (query: string) => matchPalette(items, query).map(({ id }) => id);

describe('the palette', () => {
  it('has a title for every action', () => {
    expect(items.filter(({ title }) => title === '')).toEqual([]);
  });

  it.each([
    ['dark', ['mode=dark']],
    ['mode', ['mode=light', 'mode=dark', 'mode=system']],
    ['rtl', ['direction=rtl']],
    ['dense', ['density=dense']],
    ['typescript', ['codeVariant=TS']],
    ['tailw', ['codeStyling=Tailwind']],
    ['中文', ['language=zh']],
    ['version 7', []],
    ['version v7', ['version=https://v7.mui.com']],
    ['copy link', ['copy-link']],
    ['playground', ['playground']],
    ['zeppelin', []],
  ])('%s', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('marks what the reader has already', () => {
    const current = items.filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
    expect(current).toEqual([
      'mode=dark',
      'direction=ltr',
      'density=normal',
      ...preferenceNames.map((name) => `${name}=${preferences[name][0]}`),
      'language=en',
      'version=/x',
    ]);
  });
});
