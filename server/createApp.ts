import { redirectPath } from '#model/redirectPath.ts';
import { workerScript } from '#model/workerScope.ts';
import { Hono } from 'hono';
import { redirects, type RedirectRule } from './redirects.ts';
import { sandboxHeaders, sandboxPattern } from './sandboxHeaders.ts';
import { staticFiles } from './staticFiles.ts';

/** What the server needs to know about the site it serves. */
export interface AppOptions {
  /** Folder with the built site. */
  clientDir: string;
  /** Which paths moved; the rules of this site unless given. */
  redirect?: RedirectRule;
}

/** Creates the production server as a function from request to response. */
export function createApp({ clientDir, redirect = redirectPath }: AppOptions): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    console.error(error);
    return c.text('Internal server error', 500);
  });

  // Order matters: headers for every response, then APIs, then what the build wrote.
  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.use(sandboxPattern, sandboxHeaders);
  // One script serves the readers of each language, whose pages lie beside its folder.
  app.use(workerScript, async (c, next) => {
    await next();
    c.header('service-worker-allowed', '/');
  });
  app.use(redirects(redirect));
  app.get('*', staticFiles({ clientDir }));
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return app;
}
