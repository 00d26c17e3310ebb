import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { formatDay } from '#model/Language.ts';
import type { BenchRecord, PeersRecord, RelevanceRecord, VisitRecord } from '#quality/records.ts';
import { findContrastViolations, findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { readSitemap } from '#tests/setup/readSite.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function readRecord<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(path.join(root, `content/quality/${name}.json`), 'utf8')) as T;
}

const table = (page: Page, name: string) => page.getByRole('table', { name });
const number = (value: number) => value.toLocaleString('en-GB');

/** Texts of a column of a table, without its head. */
async function column(found: Locator, index: number): Promise<string[]> {
  return found
    .locator(`:is(tbody, tfoot) tr > :nth-child(${index + 1})`)
    .evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim() ?? ''));
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages counted are those of the sitemap', async ({ page, request }) => {
    const paths = await readSitemap(request);
    const english = paths.filter((each) => !/^\/zh(\/|$)/.test(each)).length;
    await page.goto('/x/quality');
    const pages = table(page, 'Pages by kind and language');
    for (const [index, whole] of [english, paths.length - english].entries()) {
      const counts = (await column(pages, index + 1)).map(Number);
      expect(counts.at(-1)).toBe(whole);
      expect(counts.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(whole);
    }
    await expect(page.getByRole('definition').first()).toHaveText(number(paths.length));
  });

  test('the budgets are those of the record, each with its verdict and day', async ({ page }) => {
    const { budgets } = await readRecord<BenchRecord>('bench');
    await page.goto('/x/quality');
    const found = table(page, 'Budgets and the worst values measured');
    const values = await column(found, 1);
    expect(await column(found, 2)).toEqual(
      budgets.map(({ worst, max }) => (worst <= max ? 'Kept' : 'Broken')),
    );
    expect(values).toHaveLength(budgets.length);
    for (const [index, { worst, where, date }] of budgets.entries()) {
      const shown = Number.parseFloat(values[index]?.replaceAll(',', '') ?? '');
      expect(Math.abs(shown - worst)).toBeLessThan(0.001);
      const place = `${where}, ${formatDay(date, 'en-GB')}`;
      await expect(found.getByRole('rowheader').nth(index)).toContainText(place);
    }
  });

  test('the comparison with other engines is that of the record', async ({ page }) => {
    const { engines } = await readRecord<PeersRecord>('peers');
    await page.goto('/x/quality');
    const captions = {
      prose: 'A page of text in each documentation engine',
      demo: 'A page with demos in each documentation engine',
    };
    for (const kind of ['prose', 'demo'] as const) {
      const found = table(page, captions[kind]);
      for (const [index, engine] of engines.entries()) {
        const shown = await column(found, index + 1);
        expect(shown.map((text) => Number.parseFloat(text.replaceAll(',', '')))).toEqual(
          Object.values(engine[kind]).map((value) => value ?? Number.NaN),
        );
      }
    }
  });

  test('the findings are those of the record', async ({ page }) => {
    const visit = await readRecord<VisitRecord>('visit');
    await page.goto('/x/quality');
    const found = table(page, 'Checks on every page and what they found');
    expect(await column(found, 1)).toEqual(Object.values(visit.findings).map(number));
    await expect(page.getByRole('main')).toContainText(
      `${visit.browser} visited ${number(visit.pages)} pages on ${formatDay(visit.date, 'en-GB')}, started ${number(visit.demos)} demos and followed ${number(visit.links)} internal links.`,
    );
  });

  test('the relevance of search is that of the record', async ({ page }) => {
    const { tuned, reported, kinds, languages } = await readRecord<RelevanceRecord>('relevance');
    await page.goto('/x/quality');
    const queries = [reported, tuned, ...Object.values(kinds), ...Object.values(languages)];
    const found = page.getByRole('table', { name: /^Relevance of search results/ });
    for (const [index, each] of queries.entries()) {
      await expect(found.getByRole('rowheader').nth(index)).toContainText(
        `${each.queries} queries`,
      );
    }
    expect((await column(found, 3)).map(parseFloat)).toEqual(
      queries.map(({ page3 }) => Math.round(page3 * 1000) / 10),
    );
  });

  test('the history of every package covers its names', async ({ page }) => {
    await page.goto('/x/quality');
    const found = table(page, 'Version history of each package');
    const [names, covered, dated] = await Promise.all(
      [2, 3, 4].map(async (index) =>
        (await column(found, index)).map((text) => Number(text.replaceAll(',', ''))),
      ),
    );
    expect(names).toHaveLength(10);
    names?.forEach((count, row) => {
      expect(covered?.[row]).toBeLessThanOrEqual(count);
      expect(dated?.[row]).toBeLessThanOrEqual(covered?.[row] ?? 0);
      expect(covered?.[row]).toBeGreaterThan(0);
    });
  });

  test('every requirement of the specification is there, folded until asked for', async ({
    page,
  }) => {
    const spec = await readFile(path.join(root, 'docs/spec.md'), 'utf8');
    const ids = [...spec.matchAll(/^\| (S\d+\.\d+) \|/gm)].map(([, id]) => id ?? '');
    await page.goto('/x/quality');
    const terms = page.getByRole('main').locator('dt > b');
    const listed = (await terms.allTextContents()).filter((term) => term.startsWith('S'));
    expect(listed).toEqual(ids);
    const last = page.locator('dt', { hasText: ids.at(-1) ?? '' });
    await expect(last).toBeHidden();
    await page.locator('summary', { hasText: 'S9 Constants' }).click();
    await expect(last).toBeVisible();
    await expect(last.locator('~ dd').first()).toContainText(/\.(test|spec)\.tsx?$/);
  });

  test('each product says how much of its exports is documented', async ({ page }) => {
    await page.goto('/x/quality');
    const found = table(page, 'Public exports of each product');
    const columns = await Promise.all([1, 2, 3, 4].map((index) => column(found, index)));
    const [exports, documented, ignored, missing] = columns.map((texts) =>
      texts.map((text) => Number(text.replaceAll(',', ''))),
    );
    expect(exports).toHaveLength(5);
    exports?.forEach((count, row) => {
      expect(count).toBe((documented?.[row] ?? 0) + (ignored?.[row] ?? 0) + (missing?.[row] ?? 0));
      expect(count).toBeGreaterThan(0);
    });
  });
});

test('the footer leads to the page, and the page to its Markdown copy', async ({
  page,
  request,
}) => {
  await openPage(page, '/x/introduction');
  await page.getByRole('contentinfo').last().getByRole('link', { name: 'Quality' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quality');
  await expect(page).toHaveURL('/x/quality');
  const copy = await (await request.get('/x/quality.md')).text();
  const figures = page.getByRole('main').locator('dl').first().getByRole('term');
  for (const figure of await figures.allTextContents()) {
    expect(copy).toContain(`- ${figure}: `);
  }
  expect(copy).toContain('- S1.1: ');
  expect(copy).toContain('| `@mui/x-data-grid` |');
});

for (const address of ['/x/quality', '/zh/x/quality']) {
  test(`${address} has no violation in either mode, with everything unfolded`, async ({ page }) => {
    await openPage(page, address);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('main details').evaluateAll((all) => {
      all.forEach((each) => ((each as HTMLDetailsElement).open = true));
    });
    expect((await findViolations(page)).join('\n')).toBe('');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveClass('mode-dark');
    expect((await findContrastViolations(page)).join('\n'), 'in dark mode').toBe('');
  });

  test(`${address} and its tables fit 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, address);
    // Until the font is there, wider letters stand in for it, and a table may scroll in its frame.
    await page.evaluate(() => document.fonts.ready);
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(reach).toBeLessThanOrEqual(390);
    const overflowing = await page
      .getByRole('table')
      .evaluateAll((tables) =>
        tables
          .filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth)
          .map((each) => each.querySelector('caption')?.textContent),
      );
    expect(overflowing).toEqual([]);
  });
}
