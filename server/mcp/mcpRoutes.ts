import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerText } from '#server/answers.ts';
import { createMcpServer } from './createMcpServer.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';

/** Where the protocol is spoken over HTTP. */
export const mcpPath = '/mcp';

/** Questions are short. */
const maxBytes = 64 * 1024;

/** Anyone may ask, from any page: the tools only read what is public. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, accept, mcp-protocol-version, mcp-session-id',
};

/** The protocol over HTTP without sessions: each request is answered by itself, so any instance can answer it. */
export function mcpRoutes(docs: BuiltDocs, securityHeaders: Record<string, string>): Hono {
  const headers = { ...securityHeaders, ...crossOrigin };
  const app = new Hono();
  app.post(
    mcpPath,
    bodyLimit({ maxSize: maxBytes, onError: () => answerText('Too large', 413, headers) }),
    async (c) => {
      const server = createMcpServer(docs);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      try {
        await server.connect(transport);
        const response = await transport.handleRequest(c.req.raw);
        // The answer is whole: with JSON instead of a stream nothing follows it.
        const body = await response.text();
        return new Response(body === '' ? null : body, {
          status: response.status,
          headers: {
            ...Object.fromEntries(response.headers),
            'cache-control': 'no-store',
            ...headers,
          },
        });
      } finally {
        await server.close();
      }
    },
  );
  app.options(mcpPath, () => new Response(null, { status: 204, headers }));
  app.all(mcpPath, () =>
    answerText('This address speaks the Model Context Protocol by POST, see docs/mcp.md.', 405, {
      ...headers,
      allow: 'POST, OPTIONS',
    }),
  );
  return app;
}
