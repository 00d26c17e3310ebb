import type { Tally } from '#tests/e2e/every-page/Tally.ts';

/** Says why a visit must not be recorded as the state of the site, or null when it may. */
export function whyNotRecord(tally: Tally, pages: number, exitCode: number | null): string | null {
  if (exitCode !== 0) {
    return 'not everything passed';
  }
  if (tally.pages !== pages) {
    return `${tally.pages} of ${pages} pages were visited`;
  }
  if (tally.axePages !== pages) {
    return `axe checked ${tally.axePages} of ${pages} pages`;
  }
  return tally.links === 0 ? 'no link was followed' : null;
}
