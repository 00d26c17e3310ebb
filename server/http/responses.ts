import type { MiddlewareHandler } from 'hono';

/** A short plain-text response that nobody caches. */
export function textResponse(
  text: string,
  status: number,
  headers: Record<string, string>,
): Response {
  return new Response(text, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });
}

/** A short JSON response that nobody caches; null for one without a body. */
export function jsonResponse(
  body: object | null,
  status: number,
  headers: Record<string, string>,
): Response {
  if (body === null) {
    return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json', ...headers },
  });
}

/** Middleware that sets headers on every response, replacing any of the same name. */
export function extraHeaders(headers: Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      c.header(name, value);
    }
  };
}

/** Path and query of a request's URL as they were sent; the adaptor has resolved dot segments already. */
export function splitUrl(url: string): { pathname: string; search: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const query = url.indexOf('?', start);
  return query === -1
    ? { pathname: url.slice(start), search: '' }
    : { pathname: url.slice(start, query), search: url.slice(query) };
}
