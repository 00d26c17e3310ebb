import { expect, test as base } from '@playwright/test';
import { hearNoise, missingLicense } from './hearNoise.ts';

/** What a page said during a test, and what the test expects it to say. */
export interface Noise {
  /** Lets messages that match pass; call it before or after they are heard. */
  allow(pattern: RegExp): void;
}

/** The document's own 404 status, which the browser reports as an error. */
export const missingDocument = /^console error: Failed to load resource: .* 404 \(Not Found\)/;

/** Playwright's `test`, failing when a page logs, throws or misses a file. */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ context, javaScriptEnabled }, use) => {
      const heard = hearNoise(context, javaScriptEnabled);
      const allowed: RegExp[] = [missingLicense];
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the page stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
