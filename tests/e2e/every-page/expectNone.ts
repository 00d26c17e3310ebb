import { expect } from '@playwright/test';
import type { Finding } from './Finding.ts';

/** Fails with all findings, one line each. */
export function expectNone(findings: Finding[]): void {
  expect(findings.map(({ path, what }) => `${path}: ${what}`)).toEqual([]);
}
