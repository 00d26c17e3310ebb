import type { Page } from '@playwright/test';
import type { DemoCode } from '#model/DemoSource.ts';
import { encodeProject } from '#site/features/live-code/shareLink.ts';
import {
  editor,
  openPlayground,
  openProject,
  preview,
  previewFrame,
  runShared,
  writeCode,
} from '#tests/setup/playground.ts';
import { expect, missingDocument, test } from '#tests/setup/quietPage.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const shows = (page: Page, text: string) => expect(preview(page).getByText(text)).toBeVisible();

const app = (text: string) =>
  `import { word } from './words';\nexport default () => <p>${text} {word}</p>;\n`;

test('a share link holds the code: it opens the same project elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await openProject(page, { 'App.tsx': app('Plain'), 'words.ts': `export const word = 'word';\n` });
  await shows(page, 'Plain word');
  await writeCode(page, app('Ünïcode 你好'));
  await shows(page, 'Ünïcode 你好 word');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await clipboard(page);
  expect(link).toBe(page.url());
  expect(new URL(link).hash).toMatch(/^#code=1\.[\w-]+$/);

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(link);
  await runShared(other);
  await shows(other, 'Ünïcode 你好 word');
  await expect(other.getByText('From a shared link.')).toBeVisible();
  await expect(other.getByRole('tab')).toHaveText(['App.tsx', 'words.ts']);
  await other.close();
});

test('code from a link does not run until the reader presses, not even when it is edited', async ({
  page,
}) => {
  const code = (text: string) => `export default () => <p>${text}</p>;\n`;
  const files = [{ name: 'App.tsx', text: code('Ran') }];
  await openPlayground(page, await encodeProject({ files, entry: 'App.tsx' }));
  await expect(editor(page)).toContainText('Ran');
  await expect(page.locator('[data-run-shared]')).toBeVisible();
  await writeCode(page, code('Ran later'));
  await page.waitForTimeout(1000);
  await expect(previewFrame(page).owner()).toHaveCount(0);
  await runShared(page);
  await shows(page, 'Ran later');
});

test('code too large for a link is said so, and nothing is copied', async ({ page }) => {
  await openPlayground(page);
  const noiseText = await page.evaluate(() =>
    Array.from(crypto.getRandomValues(new Uint32Array(6_000)), String).join(' '),
  );
  const before = page.url();
  await writeCode(page, `// ${noiseText}\nexport default () => null;\n`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The code is too large for a link')).toBeVisible();
  expect(page.url()).toBe(before);
});

test('a reload loses nothing; a link opened in between does not either', async ({ page }) => {
  await openPlayground(page);
  await writeCode(page, `export default () => <p>Unsaved work</p>;\n`);
  await shows(page, 'Unsaved work');
  await page.reload();
  await shows(page, 'Unsaved work');

  await openProject(page, { 'App.tsx': `export default () => <p>Someone else's</p>;\n` });
  await shows(page, "Someone else's");
  await page.getByRole('button', { name: 'New blank project' }).click();
  await shows(page, 'Unsaved work');
  await page.getByRole('button', { name: 'Reset' }).click();
  await shows(page, 'Picked: nothing yet');
  await page.reload();
  await shows(page, 'Picked: nothing yet');
});

test('another anchor in the same page opens another project', async ({ page }) => {
  await openProject(page, { 'App.tsx': `export default () => <p>One</p>;\n` });
  await shows(page, 'One');
  const first = page.url();
  await openProject(page, { 'App.tsx': `export default () => <p>Two</p>;\n` });
  await shows(page, 'Two');
  await page.evaluate((url) => location.assign(url), first);
  await runShared(page);
  await shows(page, 'One');
});

const demos: DemoCode[] = [
  {
    name: 'BasicItems',
    styling: null,
    files: [
      {
        tsName: 'BasicItems.tsx',
        jsName: 'BasicItems.js',
        ts: `import { label } from './names.data';\nconst shown: string = label;\nexport default function BasicItems() {\n  return <p>{shown} typed</p>;\n}\n`,
        js: `import { label } from './names.data';\nexport default function BasicItems() {\n  return <p>{label} untyped</p>;\n}\n`,
      },
      {
        tsName: 'names.data.ts',
        jsName: 'names.data.js',
        ts: `export const label: string = 'Demo';\n`,
        js: `export const label = 'Demo';\n`,
      },
    ],
  },
];

const items = '/x/react-tree-view/simple-tree-view/items';

async function serveDemos(page: Page) {
  await page.route('**/page-sources/**', (route) =>
    route.fulfill({ json: { build: 'test', demos } }),
  );
}

test('a demo is opened in either language, with a way back to its page', async ({ page }) => {
  await serveDemos(page);
  await openPlayground(page, `?demo=${items}#BasicItems`);
  await shows(page, 'Demo typed');
  await expect(page.getByText('From the demo BasicItems')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open its page' })).toHaveAttribute(
    'href',
    `${items}#BasicItems`,
  );
  await page.getByText('JS', { exact: true }).click();
  await shows(page, 'Demo untyped');
  await expect(page.getByRole('tab')).toHaveText(['BasicItems.js', 'names.data.js']);
  await expect(editor(page)).not.toContainText(': string');
});

test('a demo that is not there is said so', async ({ page, noise }) => {
  noise.allow(missingDocument);
  await serveDemos(page);
  await openPlayground(page, `?demo=${items}#Nothing`);
  await expect(page.getByRole('alert')).toContainText('There is no such demo');
  await openPlayground(page, '?demo=//evil.example/x#BasicItems');
  await expect(page.getByRole('alert')).toContainText('There is no such demo');
  await shows(page, 'Picked: nothing yet');
});
