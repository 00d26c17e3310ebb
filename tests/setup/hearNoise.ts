import type { BrowserContext } from '@playwright/test';

/** What a paid package says once on a site without a licence key; the one message that every page may print. */
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

/** Listens to every page of a context; what is heard from now on is added to the returned list. */
export function hearNoise(context: BrowserContext, hasScript: boolean): string[] {
  const heard: string[] = [];
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
    const isExpected = reason === 'net::ERR_ABORTED' || (reason === 'csp' && !hasScript);
    if (!isExpected) {
      heard.push(`request failed: ${request.url()} (${reason})`);
    }
  });
  return heard;
}
