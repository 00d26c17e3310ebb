/** How long a choice is remembered, in seconds: one year (S9). */
export const cookieMaxAge = 31_536_000;

/** Value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // Not written by this site, or truncated.
    return null;
  }
}

/** Keeps a value for a year on the whole site. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${cookieMaxAge};samesite=lax`;
}

/** Forgets a value. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=;path=/;max-age=0;samesite=lax`;
}
