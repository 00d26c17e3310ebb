import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startRelay } from './startRelay.mjs';

/** What the stand-in of a browser answers; it knows no command for media features. */
function answer({ id, method }) {
  if (method.startsWith('emulation.')) {
    return { type: 'error', id, error: 'unknown command', message: method };
  }
  const results = {
    'browsingContext.getTree': { contexts: [{ context: 'chrome' }] },
    'browsingContext.create': { context: 'page' },
  };
  return { type: 'success', id, result: results[method] ?? {} };
}

const sockets = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));

/** A session through the relay, and what of it reached the browser. */
async function openSession(options) {
  const received = [];
  const browser = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(browser, 'listening');
  browser.on('connection', (socket, { url }) => {
    received.push({ url });
    socket.addEventListener('message', ({ data }) => {
      const command = JSON.parse(data);
      received.push(command);
      socket.send(JSON.stringify(answer(command)));
    });
  });
  const relay = await startRelay(`ws://127.0.0.1:${browser.address().port}`, options);
  const client = new WebSocket(`${relay}/session`);
  sockets.push(client, browser);
  await once(client, 'open');
  async function send(method, params = {}) {
    client.send(JSON.stringify({ id: 7, method, params }));
    const [data] = await once(client, 'message');
    return JSON.parse(String(data));
  }
  return { send, received, methods: () => received.slice(1).map(({ method }) => method) };
}

const mediaFeatures = 'emulation.setMediaFeaturesOverride';
const scheme = (value) => ({ features: { 'prefers-color-scheme': value } });

it('passes commands on to the same path, and answers back', async () => {
  const { send, received } = await openSession();
  expect(await send('session.status')).toEqual({ type: 'success', id: 7, result: {} });
  expect(received).toEqual([{ url: '/session' }, { id: 7, method: 'session.status', params: {} }]);
  expect(await send('emulation.setNothing')).toMatchObject({ id: 7, error: 'unknown command' });
});

it('changes the color scheme of a page with the rights of the browser', async () => {
  const { send, received, methods } = await openSession();
  const changed = await send(mediaFeatures, { ...scheme('dark'), contexts: ['page'] });
  expect(changed).toEqual({ type: 'success', id: 7, result: {} });
  expect(methods()).toEqual(['browsingContext.getTree', 'script.evaluate']);
  const { expression, target } = received[2].params;
  expect(target).toEqual({ context: 'chrome' });
  expect(expression).toContain('["page"]');
  expect(expression).toContain('context.top["prefersColorSchemeOverride"] = "dark"');
});

it('opens windows in light mode and claims no other', async () => {
  const { send } = await openSession();
  const userContexts = ['reader'];
  const light = await send(mediaFeatures, { ...scheme('light'), userContexts });
  expect(light).toMatchObject({ type: 'success' });
  expect(await send(mediaFeatures, { ...scheme('dark'), userContexts })).toMatchObject({
    type: 'error',
    message: 'Windows open in light mode here, not dark: use page.emulateMedia.',
  });
});

it('grants access to the clipboard itself and leaves other permissions to the browser', async () => {
  const { send, received } = await openSession();
  await send('permissions.setPermission', { descriptor: { name: 'clipboard-read' } });
  await send('permissions.setPermission', { descriptor: { name: 'geolocation' } });
  expect(received.slice(1).map(({ params }) => params.descriptor.name)).toEqual(['geolocation']);
});

it('keeps scripts of a test out of the empty document between two pages', async () => {
  const { send, received } = await openSession();
  await send('script.addPreloadScript', { functionDeclaration: '(name) => `ran ${name}`' });
  const { functionDeclaration } = received[1].params;
  const run = new Function('window', 'top', 'document', `return ${functionDeclaration}`);
  const page = {};
  expect(run(page, page, { URL: 'about:blank' })('here')).toBeUndefined();
  expect(run(page, page, { URL: 'http://localhost/' })('here')).toBe('ran here');
  expect(run(page, {}, { URL: 'about:blank' })('in a frame')).toBe('ran in a frame');
});

it('adds its own way to insert text before a session starts', async () => {
  const { send, received, methods } = await openSession();
  expect(await send('session.subscribe', { events: ['log'] })).toMatchObject({ id: 7 });
  expect(methods()).toEqual(['script.addPreloadScript', 'session.subscribe']);
  expect(received[1].params.functionDeclaration).toContain("execCommand('insertText'");
});

it('opens pages that run no script before their opener hears of them', async () => {
  const { send, received, methods } = await openSession({ hasScript: false });
  expect(await send('browsingContext.create')).toEqual({
    type: 'success',
    id: 7,
    result: { context: 'page' },
  });
  const change = ['browsingContext.getTree', 'script.evaluate'];
  expect(methods()).toEqual(['browsingContext.create', ...change]);
  expect(received[3].params.expression).toContain('context.top["allowJavascript"] = false');
});
