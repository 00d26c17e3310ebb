import { join } from 'node:path';
import { workerScript } from '#model/offline.ts';
import { Hono } from 'hono';
import {
  sandboxHeaders,
  securityHeaders as securityHeadersOf,
  workerHeaders,
} from '#model/headerRules.ts';
import { sandboxPath } from '#model/contentSecurityPolicy.ts';
import { insightPath } from '#model/Insight.ts';
import { redirectOf } from '#model/redirects.ts';
import { textResponse, extraHeaders } from './http/responses.ts';
import { type FeedbackOptions, feedbackRoutes } from './feedback/feedbackRoutes.ts';
import { type InsightOptions, insightRoutes } from './insight/insightRoutes.ts';
import { findFile } from './files/findFile.ts';
import { type Log, silentLog } from './http/log.ts';
import { type RequestWatch, watchRequests } from './http/metrics.ts';
import { type McpLimits, mcpRoutes } from './mcp/mcpRoutes.ts';
import { openDocsThread } from './mcp/openDocsThread.ts';
import { inExistingLanguage, redirects, type RedirectRule } from './files/redirects.ts';
import { readServeManifest } from './files/serveManifest.ts';
import { staticFiles } from './files/staticFiles.ts';

/** Configuration of the server. */
export interface AppOptions {
  /** Folder with the built site. */
  clientDir: string;
  /** Folder with what the build wrote for the server; by default next to the site. */
  serveDir?: string;
  /** Which paths have moved; by default the rules of this site. */
  redirect?: RedirectRule;
  /** Whether the site is served by HTTPS, and browsers are told to insist on it. */
  https?: boolean;
  /** Whether that holds for all subdomains too. */
  httpsSubdomains?: boolean;
  /** Where feedback is stored and how much is accepted; without it there is no endpoint. */
  feedback?: Omit<FeedbackOptions, 'hasPage' | 'securityHeaders'>;
  /** Where reports of pages are counted and how many are accepted; without it they are taken and forgotten. */
  insight?: Omit<InsightOptions, 'hasPage' | 'securityHeaders'> | null;
  /** How much assistants may ask at `/mcp`; without it there is no endpoint. */
  mcp?: McpLimits | null;
  /** Counts and logs requests; without it they are only answered. */
  watch?: RequestWatch | null;
  log?: Log;
}

/** Creates the production server as a function from request to response. */
export function createApp({ clientDir, feedback, log = silentLog, ...options }: AppOptions): Hono {
  const {
    serveDir = join(clientDir, '..', 'serve'),
    https = false,
    insight = null,
    mcp = null,
    watch = null,
  } = options;
  const manifest = readServeManifest(serveDir);
  const securityHeaders = securityHeadersOf({ https, subdomains: options.httpsSubdomains });
  const fileAt = (path: string) => findFile(clientDir, path).catch(() => null);
  const exists = async (path: string) => (await fileAt(path)) !== null;
  const hasPage = async (path: string) =>
    (await fileAt(path))?.path.endsWith('index.html') === true;
  const {
    redirect = inExistingLanguage(
      (path, search) => redirectOf(path, search, manifest?.renamedPages ?? {}),
      exists,
    ),
  } = options;
  const thread = openDocsThread(clientDir, log);
  const { nearPages } = thread;
  const respond = (text: string, status: number, extra?: Record<string, string>) =>
    textResponse(text, status, { ...securityHeaders, ...extra });

  const app = new Hono();
  app.onError((error) => {
    log.error('A request failed.', { reason: error.stack ?? error.message });
    return respond('Internal server error', 500);
  });

  if (watch) {
    app.use(watchRequests(watch));
  }
  // Order matters: own endpoints first, then redirects, then files of the build.
  app.get('/healthz', () => respond('ok', 200));
  if (feedback) {
    app.get('/healthz/feedback', () =>
      feedback.store.check().then(
        () => respond('ok', 200),
        () => respond('the database is not available', 503),
      ),
    );
    app.route('/', feedbackRoutes({ ...feedback, hasPage, securityHeaders }));
  }
  if (insight) {
    app.route('/', insightRoutes({ ...insight, hasPage, securityHeaders }));
  } else {
    // Pages of the same build report to any server; they need not be built again to be silent.
    app.post(insightPath, () => new Response(null, { status: 204, headers: securityHeaders }));
  }
  if (mcp) {
    app.route('/', mcpRoutes({ ...mcp, thread, securityHeaders }));
  }
  app.use(`${sandboxPath}/*`, extraHeaders(sandboxHeaders));
  app.use(workerScript, extraHeaders(workerHeaders));
  app.use(redirects(redirect, securityHeaders));
  app.get('*', staticFiles({ clientDir, serveDir, manifest, securityHeaders, nearPages }));
  app.all('*', (c) =>
    c.req.method === 'OPTIONS'
      ? new Response(null, { status: 204, headers: { ...securityHeaders, allow: pageMethods } })
      : respond('Method not allowed', 405, { allow: pageMethods }),
  );
  return app;
}

const pageMethods = 'GET, HEAD, OPTIONS';
