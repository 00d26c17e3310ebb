/** Tells whether a path may become the target of a redirect: browsers read a backslash as a slash and drop tabs and line breaks, so such a path could end up on another host. */
export function isSafePath(pathname: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return pathname.startsWith('/') && !/[\\\u0000-\u001f]/.test(pathname);
}
