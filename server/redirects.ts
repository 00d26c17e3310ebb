import type { MiddlewareHandler } from 'hono';
import { answerText } from './answers.ts';
import { splitUrl } from './splitUrl.ts';

/** Answers where an address moved, or null when it stays. */
export type RedirectRule = (pathname: string, search: string) => string | null;

function withQuery(target: string, query: string): string {
  if (query === '') {
    return target;
  }
  const [address = '', ...fragment] = target.split('#');
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
  return [joined, ...fragment].join('#');
}

/** Redirects addresses that moved for good; the query string travels along. */
export function redirects(
  rule: RedirectRule,
  headers: Record<string, string> = {},
): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return next();
    }
    const { pathname, search } = splitUrl(c.req.url);
    // Two leading slashes would be read as a host name by the browser: an open redirect.
    const target = rule(pathname, search)?.replace(/^[/\\]{2,}/, '/');
    if (target === undefined || target === pathname) {
      return next();
    }
    return answerText('', 301, {
      ...headers,
      'cache-control': 'public, max-age=3600',
      location: withQuery(target, search),
    });
  };
}
