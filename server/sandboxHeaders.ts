import type { MiddlewareHandler } from 'hono';
import { sandboxPath, sandboxPolicy } from '#model/sandboxPolicy.ts';

/** Addresses these headers are for. */
export const sandboxPattern = `${sandboxPath}/*`;

/** Headers of the frame in which edited code runs: it has no origin, whoever opens it and however. */
export const sandboxHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // A document without origin fetches its own modules and fonts as another origin would.
  c.header('access-control-allow-origin', '*');
  c.header(
    'content-security-policy',
    `${sandboxPolicy}; frame-ancestors 'self'; sandbox allow-scripts`,
  );
  if (c.res.status === 200 && c.req.path.startsWith(`${sandboxPath}/assets/`)) {
    c.header('cache-control', 'public, max-age=31536000, immutable');
  }
};
