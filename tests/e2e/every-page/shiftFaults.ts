import type { Page } from '@playwright/test';
import { readShifts } from '#tests/setup/layoutShifts.ts';
import type { Fault } from './Finding.ts';

/** Tells what moved by itself since the document was opened; `recordShifts` comes first. */
export async function shiftFaults(page: Page): Promise<Fault[]> {
  return (await readShifts(page)).map(({ value, moved }) => ({
    kind: 'shifts',
    what: `shifted by ${value.toFixed(5)}: ${moved.join(' and ')}`,
  }));
}
