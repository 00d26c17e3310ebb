const oneYear = 31_536_000;

/** Value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

/** Keeps a value for a year on the whole site (S9). */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${oneYear};samesite=lax`;
}
