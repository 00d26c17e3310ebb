import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the built site as the disk describes it. */
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

// Working on decoded segments, not on a resolved path, means that nothing can climb out of the folder.
function isSafeSegment(segment: string): boolean {
  if (/[/\\\0]/.test(segment)) {
    return false;
  }
  return !segment.startsWith('.') || segment === '.well-known';
}

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
  const path = join(clientDir, ...segments);
  const file = segments.length > 0 ? await describeFile(path) : null;
  return file ?? (await describeFile(join(path, 'index.html')));
}
