import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { demoTool, openDemoIn } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

/** Catches what is posted to a sandbox and answers in its place. */
async function posted(page: Page, host: string): Promise<() => Promise<Request>> {
  let caught: (request: Request) => void = () => {};
  const request = new Promise<Request>((resolve) => (caught = resolve));
  await page.context().route(`https://${host}/**`, async (route) => {
    caught(route.request());
    await route.fulfill({ body: 'opened' });
  });
  return () => request;
}

function fields(request: Request): URLSearchParams {
  return new URLSearchParams(request.postData() ?? '');
}

test('S7.12 StackBlitz gets the demo as a project that can run', async ({ page }) => {
  const request = await posted(page, 'stackblitz.com');
  await openPage(page, items);
  await openDemoIn(page, 'BasicItems', 'StackBlitz');
  const form = fields(await request());
  expect(form.get('project[title]')).toBe('BasicItems demo — MUI X');
  const project = JSON.parse(form.get('project[files][package.json]') ?? '{}') as {
    dependencies: Record<string, string>;
  };
  expect(project.dependencies.react).toMatch(/^19\./);
  expect(project.dependencies['@mui/x-tree-view']).toBe('8.29.3');
  const names = [...form.keys()].filter((name) => name.startsWith('project[files]'));
  expect(names).toContain('project[files][index.html]');
  expect([...form.values()].join('\n')).toContain('export default function BasicItems()');
});

test('CodeSandbox is asked by keyboard, in the variant the reader chose', async ({ page }) => {
  const request = await posted(page, 'codesandbox.io');
  await openPage(page, `${items}#RichLabels.js`);
  await (await demoTool(page, 'RichLabels', 'openIn')).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const form = fields(await request());
  expect(form.get('parameters')?.length).toBeGreaterThan(500);
  expect(form.get('query')).toMatch(/module=%2Fsrc%2F\w+\.jsx?/);
});

test('a demo downloads as an archive with everything it needs', async ({ page }) => {
  await openPage(page, items);
  await (await demoTool(page, 'ItemsFromData', 'more')).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as .zip' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('items-from-data.zip');
  const files = unzipSync(await readFile(await download.path()));
  const names = Object.keys(files);
  expect(names).toContain('items-from-data/package.json');
  expect(names.some((name) => name.endsWith('network.data.ts'))).toBe(true);
  const code = Object.values(files).map((bytes) => strFromU8(bytes));
  expect(code.some((text) => text.includes('renderStop'))).toBe(true);
});
