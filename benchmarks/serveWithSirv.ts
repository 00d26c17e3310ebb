import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** `tsx benchmarks/serveWithSirv.ts <folder>`: a plain static file server, the baseline for ours. */
const serve = sirv(process.argv[2] ?? 'build/client', { etag: true, brotli: true, gzip: true });
const server = createServer((request, response) => serve(request, response));
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
