import { expect, it } from 'vitest';
import { formatDay, isLanguage, textIn } from './Language.ts';

it('formatDay writes a day as readers of the locale do, in any time zone', () => {
  expect(formatDay('2026-11-15', 'en-GB')).toBe('15 November 2026');
  expect(formatDay('2026-11-15', 'zh-CN')).toBe('2026年11月15日');
});

it('isLanguage knows the codes of the site', () => {
  expect(['en', 'zh', 'pt', '', undefined].map(isLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('S4.7 textIn falls back to English', () => {
  expect(textIn({ en: 'Grid', zh: '网格' }, 'zh')).toBe('网格');
  expect(textIn({ en: 'Grid' }, 'zh')).toBe('Grid');
});
