import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { ServerType } from '@hono/node-server';

/** How long a connection of HTTP/2 stays open without a request; browsers open another one in a moment. */
const idleSessionMs = 60_000;

/** The connections of a server, which waits for all of them before it is closed. */
export interface OpenConnections {
  /** Ends each connection of HTTP/2 once its requests are answered; those of HTTP/1 end by themselves. */
  finish(): void;
  /** Ends every connection now. */
  cut(): void;
}

/** Follows the connections of a server. */
export function followConnections(server: ServerType): OpenConnections {
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.setTimeout(idleSessionMs, () => session.close());
    session.once('close', () => sessions.delete(session));
  });
  return {
    finish: () => sessions.forEach((session) => session.close()),
    cut: () => sockets.forEach((socket) => socket.destroy()),
  };
}
