import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that pauses in the middle of each document. */
export interface PausedSite {
  origin: string;
  /** Sets where the next document is cut, as a share of its bytes. */
  cutAt(share: number): void;
  /** Sends the rest of the pending document. */
  sendRest(): void;
  close(): Promise<void>;
}

/** Proxies another server, but pauses in the middle of each document, like a slow connection. */
export async function openPausedSite(source: string): Promise<PausedSite> {
  let share = 0.5;
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
    const cut = Math.round(body.length * share);
    response.write(body.subarray(0, cut));
    sendRest = () => response.end(body.subarray(cut));
  }
  const server = createServer((request, response) => {
    answerWithPause(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutAt: (next) => {
      share = next;
    },
    sendRest: () => sendRest(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
