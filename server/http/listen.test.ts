import { writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { get } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { selfSigned } from '#tests/setup/selfSigned.ts';
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

describe('with a certificate', () => {
  const plainApp = new Hono().get('*', (c) => c.text(c.req.url));

  async function startSecure(app = plainApp, options: Partial<Parameters<typeof listen>[1]> = {}) {
    const folder = scratchFolder();
    const [cert, key] = [path.join(folder, 'docs.crt'), path.join(folder, 'docs.key')];
    const pair = selfSigned();
    writeFileSync(cert, pair.cert);
    writeFileSync(key, pair.key);
    const server = await listen(app, {
      port: 0,
      host: '127.0.0.1',
      certificate: { cert, key },
      ...options,
    });
    cleanups.push(() => server.close(0));
    return { ...server, origin: `https://127.0.0.1:${server.port}`, ca: pair.cert };
  }

  function openSession(origin: string): ClientHttp2Session {
    const session = connectHttp2(origin, { rejectUnauthorized: false });
    cleanups.push(async () => session.destroy());
    return session;
  }

  it('speaks HTTP/2 with clients that can, and HTTP/1.1 with others', async () => {
    const { origin, port } = await startSecure();
    const session = openSession(origin);
    expect(await text(session.request({ ':path': '/x' }))).toBe(`${origin}/x`);
    expect(session.alpnProtocol).toBe('h2');

    const answer = await new Promise<string>((resolve, reject) => {
      get(`https://localhost:${port}/x`, { rejectUnauthorized: false, agent: false }, (response) =>
        resolve(text(response)),
      ).on('error', reject);
    });
    expect(answer).toBe(`https://localhost:${port}/x`);
  });

  it('answers what is open when it stops, and leaves no connection', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const slowApp = new Hono().get('*', async (c) => {
      arrive();
      await wait(100);
      return c.text('answered');
    });
    const { origin, close } = await startSecure(slowApp);
    const session = openSession(origin);
    const answer = text(session.request({ ':path': '/' }));
    await arrived;
    const closed = new Promise((resolve) => session.once('close', resolve));
    await close();
    expect(await answer).toBe('answered');
    await closed;
  });

  it('stops even when a client never ends its request', async () => {
    const { port, close } = await startSecure();
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
    socket.on('error', () => {});
    await new Promise<void>((resolve) => socket.once('secureConnect', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET / HTTP/1.1\r\n');
    await close(50);
    await closed;
  });

  it('waits no longer for slow clients than without', async () => {
    const { port } = await startSecure(plainApp, {
      timeouts: { headers: 200, request: 400 },
    });
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
    await new Promise<void>((resolve) => socket.once('secureConnect', resolve));
    socket.write('GET / HTTP/1.1\r\nHost:');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408/);
  });
});
