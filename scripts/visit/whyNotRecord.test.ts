import { expect, it } from 'vitest';
import { countFindings } from '#tests/e2e/every-page/Tally.ts';
import { whyNotRecord } from './whyNotRecord.ts';

const whole = { pages: 9, demos: 5, axePages: 9, links: 80, findings: countFindings([]) };

it('lets a whole visit be recorded', () => {
  expect(whyNotRecord(whole, 9, 0)).toBeNull();
});

it('refuses a visit that failed, broke off or left something out', () => {
  expect(whyNotRecord(whole, 9, 1)).toBe('not everything passed');
  expect(whyNotRecord(whole, 9, null)).toBe('not everything passed');
  expect(whyNotRecord(whole, 10, 0)).toBe('9 of 10 pages were visited');
  expect(whyNotRecord({ ...whole, axePages: 8 }, 9, 0)).toBe('axe checked 8 of 9 pages');
  expect(whyNotRecord({ ...whole, links: 0 }, 9, 0)).toBe('no link was followed');
});
