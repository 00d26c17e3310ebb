import { type AddressInfo, connect, createServer } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { listen, type RunningServer } from './listen.ts';

const cleanups: Array<() => Promise<unknown>> = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

const app = new Hono().get('*', (c) => c.text(new URL(c.req.url).pathname));

async function start(options: Parameters<typeof listen>[1]): Promise<RunningServer> {
  const server = await listen(app, { host: '127.0.0.1', ...options });
  cleanups.push(() => server.close(0));
  return server;
}

function takePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    cleanups.push(() => new Promise((done) => server.close(done)));
  });
}

function rawRequest(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

it('serves on a port of the system', async () => {
  const { port } = await start({ port: 0 });
  expect(await (await fetch(`http://127.0.0.1:${port}/x`)).text()).toBe('/x');
});

it('moves on from a port that is taken', async () => {
  const taken = await takePort();
  const { port } = await start({ port: taken });
  expect(port).toBeGreaterThan(taken);
});

it('fails in one sentence when the port must be this one', async () => {
  const taken = await takePort();
  await expect(start({ port: taken, strictPort: true })).rejects.toThrow(`Port ${taken} is taken.`);
});

it('fails in one sentence for an interface that is not there', async () => {
  await expect(start({ port: 0, host: '203.0.113.1' })).rejects.toThrow(
    'HOST "203.0.113.1" is not an interface of this machine.',
  );
});

it('resolves dot segments that a client sent unresolved', async () => {
  const { port } = await start({ port: 0 });
  expect(await rawRequest(port, '/a/../../etc/passwd')).toMatch(/\/etc\/passwd/);
  expect(await rawRequest(port, '/a/..\\..\\etc')).toMatch(/^HTTP\/1.1 400/);
});

it('stops even when a connection stays open', async () => {
  const { port, close } = await start({ port: 0 });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  await close(50);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
