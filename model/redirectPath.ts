import { isSafePath } from './isSafePath.ts';
import { parseDocsPath } from './parseDocsPath.ts';

/**
 * Path a request is permanently redirected to, or null when its path is canonical already.
 * Query and hash are dropped: the caller adds them back.
 */
export function redirectPath(pathname: string): string | null {
  if (!isSafePath(pathname)) {
    return null;
  }
  const [requested = ''] = pathname.split(/[?#]/, 1);
  const { canonicalPath } = parseDocsPath(requested);
  return canonicalPath === requested ? null : canonicalPath;
}
