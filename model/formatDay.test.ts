import { expect, it } from 'vitest';
import { formatDay } from './formatDay.ts';

it('formatDay writes a day as readers of the language do, whatever the time zone', () => {
  expect(formatDay('2026-11-15', 'en')).toBe('15 November 2026');
  expect(formatDay('2026-11-15', 'zh')).toBe('2026年11月15日');
});
