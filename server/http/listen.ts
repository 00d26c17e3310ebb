import { once } from 'node:events';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { textResponse } from './responses.ts';

/** Where to listen. */
export interface ListenOptions {
  /** First port to try; 0 lets the system choose. */
  port: number;
  /** Interface to listen on; absent means all of them. */
  host?: string | undefined;
  /** Fail when the port is taken instead of trying the next one. */
  strictPort?: boolean;
  /** How long a client may take to send its headers, and the whole request, in milliseconds. */
  timeouts?: { headers: number; request: number };
}

/** A server that accepts connections. */
export interface RunningServer {
  port: number;
  /** Stops accepting, waits for open responses, then cuts what is left after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

const portsToTry = 50;

/** A client that sends its request a byte at a time holds a connection no longer than this. */
const defaultTimeouts = { headers: 10_000, request: 20_000 };

async function tryPort(server: ServerType, port: number, host: string | undefined) {
  // `once` rejects when the server emits an error instead.
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening;
  const address = server.address();
  // Only a server on a pipe has an address without a port.
  return typeof address === 'object' && address !== null ? address.port : port;
}

function closeServer(server: ServerType, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) {
        server.closeAllConnections();
      }
    }, graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}

/** Why the system refused: `EADDRINUSE`. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

function explain(error: unknown, port: number, host: string | undefined): string | null {
  const code = codeOf(error);
  if (code === 'EACCES') {
    return `Port ${port} needs more rights: set PORT to another.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST "${host}" is not an interface of this machine.`;
  }
  return null;
}

/** Node takes the first of several `Host` headers; a proxy in front may have taken another for its decisions. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    count += name.length === 4 && name.toLowerCase() === 'host' ? 1 : 0;
  }
  return count;
}

/** Serves the app on the first free port from `port` upwards. */
export async function listen(app: Hono, options: ListenOptions): Promise<RunningServer> {
  const { port: first, host, strictPort = false, timeouts = defaultTimeouts } = options;
  const serverOptions = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.headers / 4,
  };
  const last = strictPort ? first : Math.min(first + portsToTry - 1, 65535);
  for (let port = first; port <= last; port += 1) {
    const server = createAdaptorServer({
      fetch: (request, env) =>
        countHosts(env.incoming.rawHeaders) > 1
          ? textResponse('Bad request', 400, { connection: 'close' })
          : app.fetch(request, env),
      serverOptions,
    });
    try {
      const actual = await tryPort(server, port, host);
      return { port: actual, close: (graceMs = 5000) => closeServer(server, graceMs) };
    } catch (error) {
      const sentence = explain(error, port, host);
      if (sentence) {
        throw new Error(sentence, { cause: error });
      }
      if (codeOf(error) !== 'EADDRINUSE') {
        throw error;
      }
    }
  }
  throw new Error(
    strictPort ? `Port ${first} is taken.` : `Every port from ${first} to ${last} is taken.`,
  );
}
