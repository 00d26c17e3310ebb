import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const guide = '/x/migration/migration-data-grid-v7';
const field = (page: Page) => page.getByRole('textbox', { name: 'Code of one file' });
const status = (page: Page) => page.locator('.codemod-start').getByRole('status');

/** Pastes code and starts the chosen codemods. */
async function move(page: Page, code: string): Promise<void> {
  const longest = Math.max(code.length, (await field(page).inputValue()).length);
  if (longest < 10_000) {
    await field(page).fill(code);
  } else {
    // Filled in like typing, or replaced like that, thousands of lines would take minutes.
    await field(page).evaluate((element, text) => {
      (element as HTMLTextAreaElement).value = text;
    }, code);
  }
  // A press before the form runs does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Run codemods' }).click({ timeout: 5_000 });
    await expect(status(page)).not.toBeEmpty({ timeout: 2_000 });
  }).toPass();
}

test('a grid of v6 is moved to v8, and the code leaves by the clipboard only', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = path.join(import.meta.dirname, 'fixtures/BikeShop.v6.tsx.txt');
  await openPage(page, guide);
  await expect(page.getByText('Your code stays in this browser.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'v6 to v7' }).check();
  const bodies: (string | null)[] = [];
  page.on('request', (request) => bodies.push(request.postData()));
  await move(page, await readFile(file, 'utf8'));
  await expect(status(page)).toHaveText('Codemods that changed the code: 5 of 10');
  expect(bodies.filter((body) => body?.includes('BikeShop'))).toEqual([]);

  const difference = page.getByRole('group', { name: 'Difference' });
  await expect(difference.getByRole('deletion').first()).toContainText('selectedGridRowsCount');
  await expect(difference.getByRole('insertion').first()).toContainText('gridRowSelectionCount');
  await expect(page.getByText('Codemods that found nothing to change: 5')).toBeVisible();
  const left = page.locator('.codemod-report').getByRole('link', { name: 'Data and ARIA' });
  await expect(left).toHaveAttribute('href', '#data-and-aria-attributes');
  await expect(page.getByRole('link', { name: 'from v6 to v7' })).toHaveAttribute(
    'href',
    '/x/migration/migration-data-grid-v6',
  );

  await page.getByRole('button', { name: 'Copy the result' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('ids: new Set([1])');
  expect(copied).toContain('slots={{ toolbar: GridToolbar }}');
  expect(copied).toContain('showToolbar');
});

test('code that does not parse, is missing, or is too long gets a message and stays', async ({
  page,
}) => {
  await openPage(page, guide);
  await move(page, 'const grid = <DataGrid\n  rows={"crops\n/>;');
  await expect(status(page)).toHaveText('The code does not parse, so no codemod ran.');
  await expect(page.getByText('Line 2, column 9:')).toBeVisible();
  await expect(field(page)).toHaveValue(/rows=/);

  await move(page, '  ');
  await expect(status(page)).toHaveText('Paste the code of a file first.');

  const long = 'const a = 1;\n'.repeat(80_000);
  await move(page, long);
  await expect(status(page)).toContainText('The form takes up to 500,000 characters.');
  expect(await field(page).inputValue()).toHaveLength(long.length);

  await move(page, 'const grid = <DataGrid unstable_listView />;');
  await expect(status(page)).toHaveText('Codemods that changed the code: 1 of 7');
});

test('a codemod that throws is left out, and the others run', async ({ page }) => {
  await openPage(page, guide);
  const code = [
    "import { DataGrid } from '@mui/x-data-grid';",
    'const grid = <DataGrid unstable_listView slots={{ ...slots, toolbar: Bar }} />;',
  ];
  await move(page, code.join('\n'));
  await expect(status(page)).toHaveText('Codemods that changed the code: 1 of 7');
  const failed = page.locator('[data-outcome=failed]');
  await expect(failed).toContainText('add-showToolbar-prop failed and was left out:');
  await expect(page.getByRole('insertion')).toContainText('listView');
});

test('a codemod can be stopped, and the choice of codemods counts', async ({ page }) => {
  await openPage(page, guide);
  const row = '<DataGrid unstable_listView rows={rows} />;\n';
  await move(page, `import { DataGrid } from '@mui/x-data-grid';\n${row.repeat(8000)}`);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(status(page)).toHaveText('Stopped. Your code is unchanged.');

  await page.getByRole('checkbox', { name: 'v7 to v8' }).uncheck();
  await move(page, row);
  await expect(status(page)).toHaveText('Choose at least one codemod.');
  await page.getByText('7 codemods', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'rename-props' }).check();
  await move(page, row);
  await expect(status(page)).toHaveText('Codemods that changed the code: 1 of 1');
});

test('a worker that does not load gets a message, and the next try works', async ({
  page,
  noise,
}) => {
  noise.allow(/codemodWorker/);
  await page.route('**/codemodWorker-*', (route) => route.abort());
  await openPage(page, guide);
  await move(page, 'let a;');
  await expect(status(page)).toContainText('could not be loaded');
  await expect(field(page)).toHaveValue('let a;');
  await page.unroute('**/codemodWorker-*');
  await page.getByRole('button', { name: 'Run codemods' }).click();
  await expect(status(page)).toHaveText('Codemods that changed the code: 0 of 7');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone in ${colorScheme} mode`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('the report is accessible, and both sides are below each other', async ({ page }) => {
      await openPage(page, guide);
      await page.getByText('7 codemods', { exact: true }).click();
      await move(page, 'const grid = <DataGrid unstable_listView />;\n');
      await expect(status(page)).toHaveText('Codemods that changed the code: 1 of 7');
      const [before, after] = await Promise.all([
        page.getByRole('deletion').boundingBox(),
        page.getByRole('insertion').boundingBox(),
      ]);
      expect(after?.x).toBe(before?.x);
      expect(after?.y).toBeGreaterThan(before?.y ?? 0);
      expect((await findViolations(page, '[data-codemods]')).join('\n')).toBe('');
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the command for the terminal is shown instead', async ({ page }) => {
    await page.goto(guide);
    const block = page.locator('[data-codemods]');
    await expect(block.getByText('npx @mui/x-codemod@latest v8.0.0/data-grid')).toBeVisible();
    await expect(block.getByRole('textbox')).toBeHidden();
  });
});
