import type { MiddlewareHandler } from 'hono';

/** Answers where a path moved, or null when it stays. */
export type RedirectRule = (pathname: string) => string | null;

function withQuery(target: string, query: string): string {
  if (query === '') {
    return target;
  }
  const [address = '', ...fragment] = target.split('#');
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
  return [joined, ...fragment].join('#');
}

/** Redirects paths that moved for good; the query string travels along. */
export function redirects(rule: RedirectRule): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return next();
    }
    // Two leading slashes would be read as a host name by the browser: an open redirect.
    const target = rule(pathname)?.replace(/^[/\\]{2,}/, '/');
    if (target === undefined || target === pathname) {
      return next();
    }
    c.header('cache-control', 'public, max-age=3600');
    return c.redirect(withQuery(target, search), 301);
  };
}
