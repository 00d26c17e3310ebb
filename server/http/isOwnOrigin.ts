/** Headers by which browsers name the origin of a request; scripts on pages cannot forge them. */
export interface OriginHeaders {
  fetchSite: string | undefined;
  origin: string | undefined;
  host: string | undefined;
}

/** Whether a request was made by a page of this site, or of an allowed origin. */
export function isOwnOrigin(
  { fetchSite, origin, host }: OriginHeaders,
  allowed: readonly string[],
): boolean {
  if (origin !== undefined && allowed.includes(origin)) {
    return true;
  }
  if (fetchSite !== undefined) {
    return fetchSite === 'same-origin';
  }
  // Browsers from before 2023 send the origin only.
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
