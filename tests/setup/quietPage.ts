import { expect, test as base } from '@playwright/test';

/** What a page said during a test, and what the test expects it to say. */
export interface Noise {
  /** Lets messages that match pass; call it before or after they are heard. */
  allow(pattern: RegExp): void;
}

/** The document's own 404 status, which the browser reports as an error. */
export const missingDocument = /^console error: Failed to load resource: .* 404 \(Not Found\)/;

/** What a paid package says once on a site without a licence key; the one message that every page may print. */
const missingLicense = new RegExp(
  [
    '^console error: \\*{61}',
    '',
    'MUI X: Missing license key\\.',
    '',
    'The license key is missing\\. You might not be allowed to use `@mui/x-[a-z-]+-(?:pro|premium)` which is part of MUI X (?:Pro|Premium)\\.',
    '',
    'To solve the issue, [^\\n]+',
    'If you are eligible [^\\n]+',
    '',
    '\\*{61} \\([^\\n]*\\)$',
  ].join('\\n'),
);

/** Playwright's `test`, failing when a page logs, throws or misses a file. */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ context, javaScriptEnabled }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [missingLicense];
      context.on('console', (message) => {
        const { url } = message.location();
        heard.push(`console ${message.type()}: ${message.text()} (${url})`);
      });
      context.on('weberror', (error) => {
        heard.push(`page error: ${error.error().stack ?? error.error().message}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Leaving a page cancels what it was still loading; a browser without script refuses scripts.
        const isExpected =
          reason === 'net::ERR_ABORTED' || (reason === 'csp' && !javaScriptEnabled);
        if (!isExpected) {
          heard.push(`request failed: ${request.url()} (${reason})`);
        }
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the page stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
