import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the built site. */
export interface FoundFile {
  path: string;
  /** Changes when the file changes. */
  version: string;
}

async function describeFile(path: string): Promise<FoundFile | null> {
  try {
    const stats = await stat(path);
    return stats.isFile() ? { path, version: `${stats.size}-${stats.mtimeMs}` } : null;
  } catch {
    return null;
  }
}

// Checking decoded segments instead of a resolved path means that nothing can escape the folder.
function isSafeSegment(segment: string): boolean {
  if (/[/\\\0]/.test(segment)) {
    return false;
  }
  return !segment.startsWith('.') || segment === '.well-known';
}

/** Configuration files for static hosts, which do not serve them either. */
const hostFiles = new Set(['_headers', '_redirects']);

/**
 * Finds the file a URL path names: the file itself, or the `index.html` of the folder.
 * Throws a URIError when the path is not valid percent-encoding.
 */
export async function findFile(clientDir: string, pathname: string): Promise<FoundFile | null> {
  const segments = pathname.split('/').slice(1).map(decodeURIComponent);
  if (segments.at(-1) === '') {
    segments.pop();
  }
  if (segments.some((segment) => segment === '' || !isSafeSegment(segment))) {
    return null;
  }
  if (segments.length === 1 && hostFiles.has(segments[0] ?? '')) {
    return null;
  }
  const path = join(clientDir, ...segments);
  const file = segments.length > 0 ? await describeFile(path) : null;
  return file ?? (await describeFile(join(path, 'index.html')));
}

/**
 * `findFile` for one folder, caching each result for a moment: a busy path costs one disk access a second, and a file
 * that is replaced while the server runs is noticed.
 */
export function createFileFinder(clientDir: string, { keepMs = 1000, maxPaths = 10_000 } = {}) {
  const known = new Map<string, { until: number; file: Promise<FoundFile | null> }>();
  return (pathname: string): Promise<FoundFile | null> => {
    const now = performance.now();
    const entry = known.get(pathname);
    if (entry && entry.until > now) {
      return entry.file;
    }
    if (known.size >= maxPaths) {
      known.clear();
    }
    const file = findFile(clientDir, pathname);
    known.set(pathname, { until: now + keepMs, file });
    return file;
  };
}
