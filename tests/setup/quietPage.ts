import { type BrowserContext, expect, test as base } from '@playwright/test';

/** Message of a paid package on a site without a license key; the only one that every page may log. */
export const missingLicense = new RegExp(
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

/** Requests that the page gave up, as Chromium and Firefox call it; the last is a request that a route of a test refused. */
const cancellations = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'NS_ERROR_ABORT'];

/** Records console messages, errors and failed requests of every page of a context in the returned list. */
export function recordNoise(context: BrowserContext, hasScript: boolean): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    // A mark for the profiler, which no console shows; only Firefox reports it.
    if ((message.type() as string) === 'timeStamp') {
      return;
    }
    const { url } = message.location();
    heard.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => {
    heard.push(`page error: ${error.error().stack ?? error.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its pending requests; a browser without JavaScript refuses scripts.
    const isExpected = cancellations.includes(reason) || (reason === 'csp' && !hasScript);
    if (!isExpected) {
      heard.push(`request failed: ${request.url()} (${reason})`);
    }
  });
  return heard;
}

/** Messages a test expects. */
export interface Noise {
  /** Allows messages that match; may be called before or after they are logged. */
  allow(pattern: RegExp): void;
}

/** The document's own 404 status, which the browser reports as an error. */
export const missingDocument = /^console error: Failed to load resource: .* 404 \(Not Found\)/;

/** Playwright's `test`, failing when a page logs, throws or misses a file. */
export const test = base.extend<{ noise: Noise }>({
  context: async ({ context }, runTest) => {
    await runTest(context);
    // A request that a route still holds or fetches when its test ends would stop the worker with the next test.
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  noise: [
    async ({ context, javaScriptEnabled }, use) => {
      const heard = recordNoise(context, javaScriptEnabled);
      const allowed: RegExp[] = [missingLicense];
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the page stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
