import { parseDocsPath } from './parseDocsPath.ts';

/**
 * Path a request is permanently redirected to, or null when its path is canonical already.
 * Query and hash are dropped: the caller adds them back.
 */
export function redirectPath(pathname: string): string | null {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so such a path could end up on another host.
  // oxlint-disable-next-line no-control-regex
  if (!pathname.startsWith('/') || /[\\\u0000-\u001f]/.test(pathname)) {
    return null;
  }
  const [requested = ''] = pathname.split(/[?#]/, 1);
  const { canonicalPath } = parseDocsPath(requested);
  return canonicalPath === requested ? null : canonicalPath;
}
