import type { MiddlewareHandler } from 'hono';
import { textResponse, splitUrl } from '#server/http/responses.ts';

/** Returns where a path has moved to, or null when it has not. */
export type RedirectRule = (
  pathname: string,
  search: string,
) => string | null | Promise<string | null>;

/**
 * Keeps a rule from leading to a language in which there is nothing: a query asks for the language, and not every path
 * has a version in it (S2.2). What is nowhere is led on, so that the error page is in the reader's language.
 */
export function inExistingLanguage(
  rule: (pathname: string, search: string) => string | null,
  exists: (pathname: string) => Promise<boolean>,
): RedirectRule {
  return async (pathname, search) => {
    const target = rule(pathname, search);
    const own = search === '' ? target : rule(pathname, '');
    if (target === null || target === own || (await exists(target))) {
      return target;
    }
    return (await exists(own ?? pathname)) ? own : target;
  };
}

function withQuery(target: string, query: string): string {
  if (query === '') {
    return target;
  }
  const [path = '', ...fragment] = target.split('#');
  const joined = path.includes('?') ? `${path}&${query.slice(1)}` : path + query;
  return [joined, ...fragment].join('#');
}

/** Redirects paths that have moved permanently; the query string is kept. */
export function redirects(
  rule: RedirectRule,
  headers: Record<string, string> = {},
): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return next();
    }
    const { pathname, search } = splitUrl(c.req.url);
    // Browsers read two leading slashes as a host name: an open redirect.
    const target = (await rule(pathname, search))?.replace(/^[/\\]{2,}/, '/');
    if (target === undefined || target === pathname) {
      return next();
    }
    return textResponse('', 301, {
      ...headers,
      'cache-control': 'public, max-age=3600',
      location: withQuery(target, search),
    });
  };
}
