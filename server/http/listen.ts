import { once } from 'node:events';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import {
  type Certificate,
  type CertificateFiles,
  readCertificate,
  renewCertificate,
} from './Certificate.ts';
import { type Log, silentLog } from './log.ts';
import { followConnections, type OpenConnections } from './OpenConnections.ts';
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
  timeouts?: Timeouts;
  /** Makes the server speak HTTPS, in HTTP/2 with every client that can. */
  certificate?: CertificateFiles | undefined;
  /** Told about renewals of the certificate. */
  log?: Log;
}

interface Timeouts {
  headers: number;
  request: number;
}

/** A server that accepts connections. */
export interface RunningServer {
  port: number;
  /** Stops accepting, waits for open responses, then cuts what is left after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

const portsToTry = 50;

/** A client that sends its request a byte at a time holds a connection no longer than this. */
const defaultTimeouts: Timeouts = { headers: 10_000, request: 20_000 };

async function tryPort(server: ServerType, port: number, host: string | undefined) {
  // `once` rejects when the server emits an error instead.
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening;
  const address = server.address();
  // Only a server on a pipe has an address without a port.
  return typeof address === 'object' && address !== null ? address.port : port;
}

function closeServer(
  server: ServerType,
  connections: OpenConnections,
  graceMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => connections.cut(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    connections.finish();
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

function createServer(app: Hono, timeouts: Timeouts, certificate: Certificate | null) {
  const fetch: Parameters<typeof createAdaptorServer>[0]['fetch'] = (request, env) =>
    countHosts(env.incoming.rawHeaders) > 1
      ? textResponse('Bad request', 400, { connection: 'close' })
      : app.fetch(request, env);
  const limits = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.headers / 4,
  };
  if (!certificate) {
    return createAdaptorServer({ fetch, serverOptions: limits });
  }
  const server = createAdaptorServer({
    fetch,
    createServer: createSecureServer,
    serverOptions: {
      ...certificate,
      allowHTTP1: true,
      handshakeTimeout: timeouts.headers,
    },
  });
  // A server of HTTP/2 has these for its clients of HTTP/1 too, but does not take them as options.
  return Object.assign(server, limits);
}

function usesCertificate(server: ServerType): server is Http2SecureServer {
  return 'setSecureContext' in server;
}

/** Serves the app on the first free port from `port` upwards. */
export async function listen(app: Hono, options: ListenOptions): Promise<RunningServer> {
  const { port: first, host, strictPort = false, certificate: files, log = silentLog } = options;
  const current = files ? readCertificate(files) : null;
  const last = strictPort ? first : Math.min(first + portsToTry - 1, 65535);
  for (let port = first; port <= last; port += 1) {
    const server = createServer(app, options.timeouts ?? defaultTimeouts, current);
    const connections = followConnections(server);
    try {
      const actual = await tryPort(server, port, host);
      const stopRenewing =
        files && current && usesCertificate(server)
          ? renewCertificate(server, { files, current, log })
          : null;
      return {
        port: actual,
        close: (graceMs = 5000) => {
          stopRenewing?.();
          return closeServer(server, connections, graceMs);
        },
      };
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
