import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that pauses in each document, once or several times. */
export interface PausedSite {
  origin: string;
  /** Sets where the next document is cut, as shares of its bytes. */
  cutAt(...shares: number[]): void;
  /** Sends the pending document up to its next cut, or its end. */
  sendRest(): void;
  close(): Promise<void>;
}

/** Proxies another server, but pauses in each document, like a slow connection. */
export async function openPausedSite(source: string): Promise<PausedSite> {
  let shares = [0.5];
  let sendRest = () => {};
  async function answerWithPause(request: IncomingMessage, response: ServerResponse) {
    const answer = await fetch(source + request.url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const caching = answer.headers.get('cache-control') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': caching });
    // Documents in frames are sent whole.
    if (request.headers['sec-fetch-dest'] !== 'document') {
      response.end(body);
      return;
    }
    const cuts = shares.map((share) => Math.round(body.length * share));
    const parts = [0, ...cuts].map((start, index) => body.subarray(start, cuts[index]));
    sendRest = () => {
      const part = parts.shift();
      if (parts.length > 0) {
        response.write(part);
      } else {
        response.end(part);
      }
    };
    sendRest();
  }
  const server = createServer((request, response) => {
    answerWithPause(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutAt: (...next) => {
      shares = next;
    },
    sendRest: () => sendRest(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
