import type { MiddlewareHandler } from 'hono';

/** Adds headers to whatever is answered, in place of any of the same name. */
export function extraHeaders(headers: Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      c.header(name, value);
    }
  };
}
