import { languageHref, parseDocsPath } from './DocsPath.ts';
import { markdownPath, pageOfMarkdown } from './pagePaths.ts';
import { defaultLanguage, languageCodes } from './Language.ts';

/** Whether a path is safe as the target of a redirect: browsers read a backslash as a slash and drop tabs and line breaks, so such a path could lead to another host. */
function isSafePath(pathname: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return pathname.startsWith('/') && !/[\\\u0000-\u001f]/.test(pathname);
}

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

/** Pages that were renamed, without language: old path to new path. */
export type RenamedPages = Record<string, string>;

/** A permanent redirect in the syntax of static hosts; `*` matches any rest, `:splat` repeats it. */
export interface RedirectRow {
  from: string;
  to: string;
}

/**
 * Path a URL has moved to permanently, in one step however many rules apply, or null when it is canonical already.
 * A language in the query counts; the query itself is left to the caller.
 */
export function redirectOf(
  pathname: string,
  search: string,
  renamedPages: RenamedPages,
): string | null {
  if (!isSafePath(pathname)) {
    return null;
  }
  const { path, language } = parseDocsPath(pathname + search);
  const target = languageHref(renamed(path, renamedPages), language);
  return target === pathname ? null : target;
}

/** The new name of a page, or of its Markdown copy. */
function renamed(path: string, renamedPages: RenamedPages): string {
  const page = pageOfMarkdown(path);
  if (page !== null) {
    const target = renamed(page, renamedPages);
    return target === page ? path : markdownPath(target);
  }
  return Object.hasOwn(renamedPages, path) ? (renamedPages[path] ?? path) : path;
}

/**
 * The same redirects as rows for static hosts, the most specific first. Trailing slashes and queries are missing:
 * hosts have a setting for the one, and the page's first script handles the other.
 */
export function redirectRows(renamedPages: RenamedPages): RedirectRow[] {
  const prefixes = ['', ...languageCodes.map((language) => `/${language}`)];
  const sources = [
    ...Object.keys(renamedPages),
    ...Object.keys(renamedPages).map(markdownPath),
    // First segments that moved, with everything below them.
    '/api',
    '/api/*',
    '/playground/*',
  ];
  const rows = prefixes.flatMap((prefix) =>
    sources.map((source) => ({ from: prefix + source, to: target(prefix + source, renamedPages) })),
  );
  return [
    ...rows,
    ...neutralRows(),
    { from: `/${defaultLanguage}`, to: '/' },
    { from: `/${defaultLanguage}/*`, to: '/:splat' },
  ];
}

/** Paths without a language lose a language prefix. */
function neutralRows(): RedirectRow[] {
  const others = languageCodes.filter((language) => language !== defaultLanguage);
  return others.flatMap((language) =>
    ['/blog', '/blog/*', '/size-snapshot'].map((path) => ({
      from: `/${language}${path}`,
      to: path.replace('*', ':splat'),
    })),
  );
}

function target(from: string, renamedPages: RenamedPages): string {
  const to = redirectOf(from.replace('*', ':splat'), '', renamedPages);
  if (to === null) {
    throw new Error(`The redirect from ${from} points to itself.`);
  }
  return to;
}
