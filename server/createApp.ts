import { join } from 'node:path';
import { workerScript } from '#model/workerScope.ts';
import { Hono } from 'hono';
import {
  sandboxHeaders,
  securityHeaders as securityHeadersOf,
  workerHeaders,
} from '#model/headerRules.ts';
import { sandboxPath } from '#model/sandboxPolicy.ts';
import { redirectOf } from '#model/redirectRules.ts';
import { answerText } from './answers.ts';
import { type FeedbackOptions, feedbackRoutes } from './feedback/feedbackRoutes.ts';
import { findFile } from './findFile.ts';
import { type Log, silentLog } from './log.ts';
import { mcpRoutes } from './mcp/mcpRoutes.ts';
import { openBuiltDocs } from './mcp/openBuiltDocs.ts';
import { redirects, type RedirectRule } from './redirects.ts';
import { extraHeaders } from './extraHeaders.ts';
import { readServeManifest } from './serveManifest.ts';
import { staticFiles } from './staticFiles.ts';

/** What the server needs to know about the site it serves. */
export interface AppOptions {
  /** Folder with the built site. */
  clientDir: string;
  /** Folder with what the build left for the server; beside the site unless given. */
  serveDir?: string;
  /** Which addresses moved; the rules of this site unless given. */
  redirect?: RedirectRule;
  /** The site is reached by HTTPS, and browsers shall keep to it. */
  https?: boolean;
  /** Where feedback goes and how much is taken; without it there is no endpoint. */
  feedback?: Omit<FeedbackOptions, 'hasPage' | 'securityHeaders'>;
  /** Whether assistants may ask about the documentation at `/mcp`. */
  mcp?: boolean;
  log?: Log;
}

/** Creates the production server as a function from request to response. */
export function createApp({ clientDir, feedback, log = silentLog, ...options }: AppOptions): Hono {
  const { serveDir = join(clientDir, '..', 'serve'), https = false, mcp = false } = options;
  const manifest = readServeManifest(serveDir);
  const securityHeaders = securityHeadersOf({ https });
  const { redirect = (path, search) => redirectOf(path, search, manifest?.renamedPages ?? {}) } =
    options;
  const answer = (text: string, status: number, extra?: Record<string, string>) =>
    answerText(text, status, { ...securityHeaders, ...extra });

  const app = new Hono();
  app.onError((error) => {
    log.error('A request failed.', { reason: error.stack ?? error.message });
    return answer('Internal server error', 500);
  });

  // Order matters: what the server does itself, then what moved, then what the build wrote.
  app.get('/healthz', () => answer('ok', 200));
  if (feedback) {
    app.get('/healthz/feedback', () =>
      feedback.store.check().then(
        () => answer('ok', 200),
        () => answer('the database is not available', 503),
      ),
    );
    const hasPage = async (path: string) =>
      (await findFile(clientDir, path))?.path.endsWith('index.html') === true;
    app.route('/', feedbackRoutes({ ...feedback, hasPage, securityHeaders }));
  }
  if (mcp) {
    app.route('/', mcpRoutes(openBuiltDocs(clientDir), securityHeaders));
  }
  app.use(`${sandboxPath}/*`, extraHeaders(sandboxHeaders));
  app.use(workerScript, extraHeaders(workerHeaders));
  app.use(redirects(redirect, securityHeaders));
  app.get('*', staticFiles({ clientDir, serveDir, manifest, securityHeaders }));
  app.all('*', (c) =>
    c.req.method === 'OPTIONS'
      ? new Response(null, { status: 204, headers: { ...securityHeaders, allow: pageMethods } })
      : answer('Method not allowed', 405, { allow: pageMethods }),
  );
  return app;
}

const pageMethods = 'GET, HEAD, OPTIONS';
