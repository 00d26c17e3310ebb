import { expect, type Page, test } from '@playwright/test';
import { recordNoise } from '#tests/setup/quietPage.ts';
import type { FindingKind } from './Finding.ts';
import { soundPage } from './soundPage.ts';
import { Visitor } from './Visitor.ts';
import { withoutScriptFaults } from './withoutScriptFaults.ts';

const path = '/made-up';

async function serve(page: Page, html: string, status = 200): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ body: html, status, contentType: 'text/html' }),
  );
}

async function visit(page: Page): Promise<{ kind: FindingKind; what: string }[]> {
  const visitor = new Visitor(page, recordNoise(page.context(), true));
  await visitor.prepare();
  return (await visitor.visit(path, 'all targets', async () => [])).findings;
}

const halfChecked = '<input type="checkbox" aria-label="All rows" aria-checked="mixed"';
const cells = '<tr><td>rows</td><td>columns</td></tr>'.repeat(40);

const faults: { name: string; html: string; kind: FindingKind; what: RegExp }[] = [
  {
    name: 'a second h1',
    html: soundPage({ body: '<h1>Another</h1>' }),
    kind: 'headings',
    what: /Made up, Another/,
  },
  { name: 'no title', html: soundPage({ title: '' }), kind: 'titles', what: /no title/ },
  {
    name: 'two descriptions',
    html: soundPage({ head: '<meta name="description" content="Another.">' }),
    kind: 'titles',
    what: /Another\./,
  },
  {
    name: 'a console message',
    html: soundPage({ script: "console.log('hello')" }),
    kind: 'console',
    what: /console log: hello/,
  },
  {
    name: 'an error',
    html: soundPage({ script: "setTimeout(() => { throw new Error('broken') })" }),
    kind: 'console',
    what: /page error: Error: broken/,
  },
  {
    name: 'a missing file',
    html: soundPage({ body: '<img alt="" src="/nowhere.png">' }),
    kind: 'requests',
    what: /404/,
  },
  {
    name: 'an added link to no page',
    html: soundPage({ script: `main.insertAdjacentHTML('beforeend', '<a href="/nope">No</a>')` }),
    kind: 'links',
    what: /\/nope answers 404/,
  },
  {
    name: 'an added link to no anchor',
    html: soundPage({ script: `main.insertAdjacentHTML('beforeend', '<a href="#nope">No</a>')` }),
    kind: 'links',
    what: /#nope leads to no anchor/,
  },
  {
    name: 'an anchor that goes',
    html: soundPage({
      body: '<p id="gone">Text</p>',
      script: "document.querySelector('#gone').remove()",
    }),
    kind: 'links',
    what: /#gone is gone/,
  },
  {
    name: 'a shift',
    html: soundPage({ body: '<p>Text</p>', script: "main.style.paddingBlockStart = '300px'" }),
    kind: 'shifts',
    what: /shifted by 0\.\d+: .* → /,
  },
  {
    name: 'a demo that shows nothing',
    html: soundPage({ body: '<div id="Empty"><div data-demo-live></div></div>' }),
    kind: 'console',
    what: /Empty shows nothing/,
  },
  {
    name: 'a button without a name',
    html: soundPage({ body: '<button style="width: 40px; height: 40px"></button>' }),
    kind: 'accessibility',
    what: /^button-name/,
  },
  {
    name: 'a box that is half checked by name only',
    html: soundPage({ body: `${halfChecked}>` }),
    kind: 'accessibility',
    what: /^aria-conditional-attr/,
  },
  {
    name: 'pale text in one of many cells',
    html: soundPage({
      body: `<table>${cells}<tr><td style="color: #bbb">pale</td></tr>${cells}</table>`,
    }),
    kind: 'accessibility',
    what: /^color-contrast.*\n.*\n.*pale/,
  },
  {
    name: 'dark text in dark mode',
    html: soundPage({ body: '<p style="color: #555">dim</p>' }),
    kind: 'accessibility',
    what: /^in dark: color-contrast.*\n.*\n.*dim/,
  },
  {
    name: 'small targets side by side',
    html: soundPage({
      body: '<button style="all: unset">i</button><button style="all: unset">l</button>',
    }),
    kind: 'accessibility',
    what: /^target-size/,
  },
  {
    name: 'something wider than the screen',
    html: soundPage({ body: '<div style="width: 2000px">wide</div>' }),
    kind: 'accessibility',
    what: /2008 px wide on a screen of 1440 px/,
  },
];

test('nothing is found on a sound page', async ({ page }) => {
  await serve(page, soundPage({ body: `<table>${cells}</table>` }));
  expect(await visit(page)).toEqual([]);
});

test('the watermark of a site without a license key is let through', async ({ page }) => {
  const pale = '<div style="color: #bbb">MUI X Missing license key</div>';
  await serve(page, soundPage({ body: pale }));
  expect(await visit(page)).toEqual([]);
});

test("the library's half-checked box is let through", async ({ page }) => {
  await serve(page, soundPage({ body: `${halfChecked} data-indeterminate="true">` }));
  expect(await visit(page)).toEqual([]);
});

for (const { name, html, kind, what } of faults) {
  test(`a visit finds ${name}`, async ({ page }) => {
    await serve(page, html);
    const findings = await visit(page);
    expect(findings.map((finding) => finding.kind)).toContain(kind);
    expect(findings.find((finding) => finding.kind === kind)?.what).toMatch(what);
  });
}

test('a visit finds a wrong status and goes on', async ({ page }) => {
  await serve(page, soundPage({ body: '<h1>Another</h1>' }), 203);
  const findings = await visit(page);
  expect(findings.map(({ what }) => what)).toEqual([
    'answers 203',
    'its h1 are [Made up, Another]',
  ]);
});

test('a visit says that it broke off', async ({ page }) => {
  await page.route(`**${path}`, (route) => route.abort('connectionrefused'));
  expect((await visit(page))[0]?.what).toMatch(/broke off: .*ERR_CONNECTION_REFUSED/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a section that is not shown is found', async ({ page }) => {
    await serve(
      page,
      soundPage({
        body: '<h2 hidden>Folded</h2><p>Words enough to be read by everybody who comes here.</p>',
      }),
    );
    await page.goto(path);
    expect(await withoutScriptFaults(page)).toEqual([
      { kind: 'withoutScript', what: '"Folded" is not shown' },
    ]);
  });

  test('a page that comes by script is found', async ({ page }) => {
    await serve(page, '<title>a</title><main></main><script>render()</script>');
    await page.goto(path);
    expect(await withoutScriptFaults(page)).toEqual([
      { kind: 'withoutScript', what: 'has 0 h1' },
      { kind: 'withoutScript', what: 'its text is ""' },
    ]);
  });
});
