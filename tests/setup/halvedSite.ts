import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose documents come in two parts. */
export interface HalvedSite {
  origin: string;
  /** Where the next document is cut: a share of its bytes. */
  cutAt(share: number): void;
  /** Sends the second part of the document that waits. */
  sendRest(): void;
  close(): Promise<void>;
}

/** Serves what another server does, but holds documents back in the middle, as a slow connection would. */
export async function openHalvedSite(source: string): Promise<HalvedSite> {
  let share = 0.5;
  let sendRest = () => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(source + request.url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const caching = answer.headers.get('cache-control') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': caching });
    // Not what it shows in frames.
    if (request.headers['sec-fetch-dest'] !== 'document') {
      response.end(body);
      return;
    }
    const cut = Math.round(body.length * share);
    response.write(body.subarray(0, cut));
    sendRest = () => response.end(body.subarray(cut));
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
