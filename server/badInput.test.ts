import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { seededRandom } from '#tests/setup/seededRandom.ts';
import { smallSite } from '#tests/setup/smallSite.ts';
import { submission } from '#tests/setup/submission.ts';
import { createApp } from './createApp.ts';
import { connectDatabase } from './database/connectDatabase.ts';
import { createFeedbackStore, type FeedbackStore } from './feedback/feedbackStore.ts';
import { listen, type RunningServer } from './http/listen.ts';
import { silentLog } from './http/log.ts';

let server: RunningServer;
let store: FeedbackStore;

beforeAll(async () => {
  const file = path.join(scratchFolder(), 'feedback.db');
  store = createFeedbackStore(connectDatabase({ kind: 'file', path: file }, silentLog));
  const feedback = { store, perClient: 1e9, perPage: 1e9, origins: [], proxies: 0 };
  const app = createApp({ clientDir: await smallSite(), feedback });
  const timeouts = { headers: 400, request: 800 };
  server = await listen(app, { port: 0, host: '127.0.0.1', timeouts });
});
afterAll(async () => {
  await server.close(0);
  await store.close();
});

/** Sends bytes as they are and answers everything that comes back until the connection ends. */
function send(bytes: string | Buffer, { end = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(bytes);
      if (end) {
        socket.end();
      }
    });
    socket.setTimeout(1500, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
const statusesOf = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const get = (target: string, headers = 'Host: localhost\r\n') =>
  send(`GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
const own = 'Host: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\n';

describe('paths', () => {
  it.each([
    '/../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/x/..;/..;/etc/passwd',
    '/x/%c0%ae%c0%ae/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/x/introduction%00.html',
    '/.env',
    '/.git/config',
    '/_headers',
    '/_redirects',
    '/serve/manifest.json',
    '/../serve/manifest.json',
    '//etc/passwd',
    'http://evil.test/etc/passwd',
    '*',
    'x',
  ])('never leaves the site for %s', async (target) => {
    const answer = await get(target);
    expect([301, 400, 404]).toContain(statusesOf(answer)[0]);
    expect(answer).not.toMatch(/root:|scripts"/);
    expect(answer).not.toMatch(/location: (\/\/|http)/i);
  });

  it.each(['/%', '/%zz', '/%ff', '/%E0%A4%A', '/x/%c3%28'])(
    'refuses the encoding of %s',
    async (target) => {
      expect(statusesOf(await get(target))).toEqual([400]);
    },
  );

  it('answers HEAD without a body, OPTIONS with what is allowed, and nothing else', async () => {
    const line = (method: string) =>
      send(`${method} /x/introduction HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await line('HEAD')).toMatch(/^HTTP\/1\.1 200[\s\S]*content-length: \d+[\s\S]*\r\n\r\n$/);
    expect(await line('OPTIONS')).toMatch(/^HTTP\/1\.1 204[\s\S]*allow: GET, HEAD, OPTIONS/);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
      expect(statusesOf(await line(method)), method).toEqual([405]);
    }
    expect(statusesOf(await line('BREW'))).toEqual([400]);
  });
});

describe('requests that two servers could read differently', () => {
  const body = JSON.stringify(submission());
  const hidden = 'GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
  it.each([
    [
      'both lengths',
      `POST /feedback HTTP/1.1\r\n${own}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'two lengths',
      `POST /feedback HTTP/1.1\r\n${own}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    ],
    ['a length with a sign', `POST /feedback HTTP/1.1\r\n${own}Content-Length: +4\r\n\r\nabcd`],
    [
      'a length that is no number',
      `POST /feedback HTTP/1.1\r\n${own}Content-Length: 4, 4\r\n\r\nabcd`,
    ],
    [
      'an encoding with a twist',
      `POST /feedback HTTP/1.1\r\n${own}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'an encoding with a space before the colon',
      `POST /feedback HTTP/1.1\r\n${own}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'a broken chunk',
      `POST /feedback HTTP/1.1\r\n${own}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`,
    ],
    ['a folded header', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.test\r\n\r\n'],
    ['the same host twice', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n'],
    ['a bare line feed in a header', 'GET / HTTP/1.1\nHost: localhost\nX: a\rb\n\n'],
    ['a null byte in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`,
    ],
    ['an address without end', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['encrypted bytes', Buffer.from('1603010200010001fc0303', 'hex')],
  ])('refuses %s and reads nothing after it', async (_what, bytes) => {
    const statuses = statusesOf(await send(bytes));
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
  });

  it('takes a body in honest chunks', async () => {
    const size = Buffer.byteLength(body).toString(16);
    const answer = await send(
      `POST /feedback HTTP/1.1\r\n${own}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${size}\r\n${body}\r\n0\r\n\r\n`,
    );
    expect(statusesOf(answer)).toEqual([200]);
  });

  it('stops reading a body that is too long, announced or not', async () => {
    const long = 'x'.repeat(64 * 1024);
    const announced = await send(
      `POST /feedback HTTP/1.1\r\n${own}Connection: close\r\nContent-Length: ${long.length}\r\n\r\n${long}`,
    );
    expect(statusesOf(announced)).toEqual([413]);
    const chunked = await send(
      `POST /feedback HTTP/1.1\r\n${own}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n10000\r\n${long}\r\n0\r\n\r\n`,
    );
    expect(statusesOf(chunked)).toEqual([413]);
  });
});

describe('clients that take their time', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['a body', `POST /feedback HTTP/1.1\r\n${own}Content-Length: 100\r\n\r\n{`],
  ])('lose their connection over %s, while others are served', async (_what, start) => {
    const slow = Array.from({ length: 50 }, () => send(start));
    expect(statusesOf(await get('/x/introduction'))).toEqual([200]);
    const answers = await Promise.all(slow);
    expect(new Set(answers.flatMap(statusesOf))).toEqual(new Set([408]));
  });
});

it('survives a thousand connections of noise', { timeout: 60_000 }, async () => {
  const random = seededRandom(7);
  const lines = [
    'GET / HTTP/1.1\r\n',
    'Host: localhost\r\n',
    '\r\n',
    'Content-Length: 9\r\n',
    '\0',
    ':',
    'a',
    ' ',
    '\n',
  ];
  const noise = () =>
    random.below(2) === 0
      ? Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)))
      : Array.from({ length: random.below(12) }, () => random.pick(lines)).join('');
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(noise(), { end: true })),
    );
    expect(answers.flatMap(statusesOf).filter((status) => status >= 500)).toEqual([]);
  }
  expect(statusesOf(await get('/x/introduction'))).toEqual([200]);
});
