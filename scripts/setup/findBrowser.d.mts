/** Path of the Chromium to use: `CHROMIUM_PATH`, else the system's own; null when there is none. */
export function findBrowser(environment?: Record<string, string | undefined>): string | null;
