import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clientKey } from '#server/http/clientKey.ts';
import { createRateLimit } from '#server/http/rateLimit.ts';
import { jsonResponse, textResponse } from '#server/http/responses.ts';
import type { DocsThread } from './openDocsThread.ts';

/** Path of the protocol over HTTP. */
export const mcpPath = '/mcp';

/** Who may ask how much. */
export interface McpLimits {
  /** Messages one client may send per minute; each message of a batch counts. */
  perClient: number;
  /** Proxies between clients and this server. */
  proxies: number;
}

/** Configuration of the endpoint. */
export interface McpOptions extends McpLimits {
  thread: DocsThread;
  securityHeaders: Record<string, string>;
}

/** Requests are short. */
const maxBytes = 64 * 1024;

/** Most messages in one request; clients of today send them one by one. */
const largestBatch = 5;

/** Any page may send requests: the tools only read what is public. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, accept, mcp-protocol-version, mcp-session-id',
};

/** Codes of JSON-RPC for what the protocol itself never sees. */
const errorCodes = { parse: -32_700, request: -32_600, refused: -32_000 };

/** The protocol over HTTP without sessions, so that any instance can handle any request. */
export function mcpRoutes({ thread, perClient, proxies, securityHeaders }: McpOptions): Hono {
  const headers = { ...securityHeaders, ...crossOrigin };
  const clientLimit = createRateLimit(perClient);

  function refuse(
    status: number,
    code: keyof typeof errorCodes,
    message: string,
    extra: Record<string, string> = {},
  ) {
    const body = { jsonrpc: '2.0', error: { code: errorCodes[code], message }, id: null };
    return jsonResponse(body, status, { ...headers, ...extra });
  }
  function tooMany(seconds: number) {
    const extra = { 'retry-after': String(seconds) };
    return refuse(429, 'refused', `Too many requests. Try again in ${seconds} s.`, extra);
  }

  const app = new Hono();
  app.post(
    mcpPath,
    async (c, next) => {
      const seconds = clientLimit.take(clientKey(c, proxies));
      return seconds > 0 ? tooMany(seconds) : next();
    },
    bodyLimit({ maxSize: maxBytes, onError: () => textResponse('Too large', 413, headers) }),
    async (c) => {
      const body = await c.req.text();
      const messages = countMessages(body);
      if (messages === null) {
        return refuse(400, 'parse', 'The request is not JSON.');
      }
      if (messages > largestBatch) {
        return refuse(400, 'request', `A batch holds at most ${largestBatch} messages.`);
      }
      // The first one is paid for.
      const seconds = messages > 1 ? clientLimit.take(clientKey(c, proxies), messages - 1) : 0;
      if (seconds > 0) {
        return tooMany(seconds);
      }
      const { headers: sent, signal } = c.req.raw;
      const answer = await thread.answerMcp({ headers: protocolHeaders(sent), body }, signal);
      if (!answer) {
        const extra = { 'retry-after': '5' };
        return refuse(503, 'refused', 'The server is busy. Try again in 5 s.', extra);
      }
      return new Response(answer.body.length > 0 ? answer.body : null, {
        status: answer.status,
        headers: { ...answer.headers, 'cache-control': 'no-store', ...headers },
      });
    },
  );
  app.options(mcpPath, () => new Response(null, { status: 204, headers }));
  app.all(mcpPath, () =>
    textResponse('This address speaks the Model Context Protocol by POST, see docs/mcp.md.', 405, {
      ...headers,
      allow: 'POST, OPTIONS',
    }),
  );
  return app;
}

/** Messages of a request; null when it is not JSON. */
function countMessages(body: string): number | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed.length : 1;
  } catch {
    return null;
  }
}

/** The headers that the protocol reads. */
function protocolHeaders(headers: Headers): Record<string, string> {
  const names = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
