import { missingLicense } from '#tests/setup/quietPage.ts';
import type { Fault } from './Finding.ts';

const missingFile = /^request failed|^console error: Failed to load resource/;

/** Tells what a page said, without the one message every page may print. */
export function noiseFaults(heard: string[]): Fault[] {
  return heard
    .filter((line) => !missingLicense.test(line))
    .map((line) => ({ kind: missingFile.test(line) ? 'requests' : 'console', what: line }));
}
