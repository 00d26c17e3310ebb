import { isSafePath } from './isSafePath.ts';
import { languageHref } from './languageHref.ts';
import { markdownPath, pageOfMarkdown } from './markdownPath.ts';
import { parseDocsPath } from './parseDocsPath.ts';
import { defaultLanguage, urlLanguages } from './urlLanguages.ts';

/** Pages that were renamed, without language: old path to new path. */
export type RenamedPages = Record<string, string>;

/** A permanent redirect as static hosts write it; `*` stands for any rest, `:splat` repeats it. */
export interface RedirectRow {
  from: string;
  to: string;
}

/**
 * Where an address moved for good, in one step however many rules apply, or null when it is canonical already.
 * The language a query asks for counts; the query itself is left to the caller.
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
 * The same redirects as rows for static hosts, the most special first. Trailing slashes and queries are missing:
 * hosts have a setting of their own for the one and the page's first script sees to the other.
 */
export function redirectRows(renamedPages: RenamedPages): RedirectRow[] {
  const prefixes = ['', ...urlLanguages.map((language) => `/${language}`)];
  const sources = [
    ...Object.keys(renamedPages),
    ...Object.keys(renamedPages).map(markdownPath),
    // Whole first segments that moved, with everything below them.
    '/api',
    '/api/*',
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

/** Paths that have no language lose the prefix of one. */
function neutralRows(): RedirectRow[] {
  const others = urlLanguages.filter((language) => language !== defaultLanguage);
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
    throw new Error(`The redirect from ${from} leads to itself.`);
  }
  return to;
}
