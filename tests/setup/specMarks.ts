import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { pageMark } from '#tests/e2e/every-page/pageMark.ts';
import type { Marks } from './checkedMarks.ts';
import { readLockFile } from './lockedVersions.ts';
import { testEnv } from './testEnv.ts';

/** What the site is made by: all code, and the data that is no page. */
const siteFiles = [
  '{model,search,pipeline,quality,site,server,public,templates}/**',
  'content/{,*/}*.{ts,json}',
  'package-lock.json',
  'vite{,.server}.config.ts',
];

/** What browser tests share. */
const sharedFiles = ['tests/{setup,assistants}/**', 'playwright.config.ts'];

/** The tests of every page are always run, as they choose pages by marks of their own. */
const everyPage = 'tests/e2e/every-page/';

/** Features that are made of all pages: any changed page is a change of them. */
const aboutAllPages = /^tests\/e2e\/(?:assistants|head|markdown|redirects|search)\//;

/** Addresses of the site in the code of a test. */
const addresses = /(?<=['"`])\/(?:(?:zh\/)?(?:x|templates|playground)\b[\w/-]*)?(?=['"`?#])/g;

/**
 * Marks of the files of browser tests: a hash of the site's code, of the file and of what it shares with others, and of the
 * pages it names. Those of every page have none.
 */
export async function markSpecs(root: string): Promise<Marks> {
  const site = await hashFiles(root, siteFiles);
  const shared = await hashFiles(root, sharedFiles);
  const content = await hashFiles(root, ['content/**/*.{md,ts,tsx,css,json}']);
  const specs = await glob('tests/e2e/*/*.spec.ts', { cwd: root, ignore: `${everyPage}**` });
  const pageOf = pageMarker(root);
  const marks: Marks = {};
  for (const spec of specs.sort()) {
    const folder = await glob(`${dirname(spec)}/**`, { cwd: root, ignore: '**/*.spec.ts' });
    const files = [spec, ...folder.sort()];
    const texts = files.map((file) => readFileSync(join(root, file), 'latin1'));
    const named = new Set(texts.flatMap((text) => text.match(addresses) ?? []));
    const pages = aboutAllPages.test(spec)
      ? [content]
      : await Promise.all([...named].sort().map(pageOf));
    marks[spec] = hashOf([site, shared, ...files, ...texts, ...pages]).slice(0, 12);
  }
  return marks;
}

/** Files that are always run. */
export function specsOfEveryPage(root: string): Promise<string[]> {
  return glob(`${everyPage}*.spec.ts`, { cwd: root });
}

async function hashFiles(root: string, patterns: string[]): Promise<string> {
  const ignore = ['**/*.test.{ts,tsx,mjs}', '**/README.md', 'content/quality/**', '**/stamps.json'];
  const files = (await glob(patterns, { cwd: root, ignore })).sort();
  return hashOf(files.flatMap((file) => [file, readFileSync(join(root, file), 'latin1')]));
}

/** Marks pages of the build under test; each is asked for by many tests. */
function pageMarker(root: string): (path: string) => Promise<string> {
  const lock = readLockFile(root);
  const known = new Map<string, Promise<string>>();
  return (path) => {
    const file = join(resolve(root, testEnv.CLIENT_DIR), path, 'index.html');
    const mark =
      known.get(path) ??
      (existsSync(file)
        ? pageMark(readFileSync(file, 'utf8'), root, lock)
        : Promise.resolve('no page'));
    known.set(path, mark);
    return mark;
  };
}
