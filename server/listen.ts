import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

/** Where to listen. */
export interface ListenOptions {
  /** First port to try; 0 lets the system choose. */
  port: number;
  /** Interface to listen on; absent means all of them. */
  host?: string | undefined;
  /** Fail when the port is taken instead of trying the next one. */
  strictPort?: boolean;
  /** How long a client may take over its headers, then over the whole request, in milliseconds. */
  patience?: { headers: number; request: number };
}

/** A server that accepts connections. */
export interface RunningServer {
  port: number;
  /** Stops accepting, waits for open answers, then cuts what is left after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

const portsToTry = 50;

/** A client that sends its request a byte at a time holds a connection no longer than this. */
const defaultPatience = { headers: 10_000, request: 20_000 };

async function tryPort(server: ServerType, port: number, host: string | undefined) {
  // `once` rejects when the server emits an error instead.
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening;
  return (server.address() as AddressInfo).port;
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

function explain(error: unknown, port: number, host: string | undefined): string | null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES') {
    return `Port ${port} needs more rights: set PORT to another.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST "${host}" is not an interface of this machine.`;
  }
  return null;
}

/** Serves the app on the first free port from `port` upwards. */
export async function listen(app: Hono, options: ListenOptions): Promise<RunningServer> {
  const { port: first, host, strictPort = false, patience = defaultPatience } = options;
  const serverOptions = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.headers / 4,
  };
  const last = strictPort ? first : Math.min(first + portsToTry - 1, 65535);
  for (let port = first; port <= last; port += 1) {
    const server = createAdaptorServer({ fetch: app.fetch, serverOptions });
    try {
      const actual = await tryPort(server, port, host);
      return { port: actual, close: (graceMs = 5000) => closeServer(server, graceMs) };
    } catch (error) {
      const sentence = explain(error, port, host);
      if (sentence) {
        throw new Error(sentence, { cause: error });
      }
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
        throw error;
      }
    }
  }
  throw new Error(
    strictPort ? `Port ${first} is taken.` : `Every port from ${first} to ${last} is taken.`,
  );
}
