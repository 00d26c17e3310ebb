import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitemapPaths } from '#tests/setup/readSite.ts';
import { testEnv } from '#tests/setup/testEnv.ts';

/** Pages that one test visits, in one browser context. */
export interface PageGroup {
  /** E.g. `/x/api/charts 13-24`. */
  name: string;
  paths: string[];
}

/** Paths of all pages in the sitemap of the build under test. */
export function readSitePaths(): string[] {
  return sitemapPaths(readFileSync(join(testEnv.CLIENT_DIR, 'sitemap.xml'), 'utf8'));
}

/** Paths of the pages whose demos are compared with their snapshots: a demo is the same in every language, and the reference has none. */
export function readSnapshotPaths(): string[] {
  return readSitePaths().filter(
    (path) => /^\/x\/(?:react-|common)/.test(path) && !path.endsWith('-api'),
  );
}

/** Puts pages of one section together, so many to a group. */
export function groupPages(paths: string[], sizeOf: (section: string) => number): PageGroup[] {
  return [...new Set(paths.map(sectionOf))].flatMap((section) => {
    const all = paths.filter((path) => sectionOf(path) === section);
    const size = sizeOf(section);
    return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => {
      const group = all.slice(index * size, (index + 1) * size);
      const start = index * size + 1;
      return { name: `${section} ${start}-${start + group.length - 1}`, paths: group };
    });
  });
}

function sectionOf(path: string): string {
  const [section] = /^(?:\/zh)?\/x\/(?:api\/)?[^/]+/.exec(path) ?? [];
  return section ?? (path.startsWith('/zh') ? '/zh' : '/');
}
