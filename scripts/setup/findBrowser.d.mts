import type { Browser } from './browsers.mjs';

/** Path of the browser to use: that of its environment variable, else the system's own; null when there is none. */
export function findBrowser(
  browser?: Browser,
  environment?: Record<string, string | undefined>,
): string | null;
