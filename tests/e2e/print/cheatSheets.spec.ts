import { expect, test } from '#tests/setup/quietPage.ts';

const products = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

/** Counts the pages of a PDF file that Chromium printed. */
function countPages(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

for (const product of products) {
  test(`the cheat sheet of ${product} fits on one printed page`, async ({ page }) => {
    await page.goto(`/x/react-${product}/cheat-sheet`);
    expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
    expect(countPages(await page.pdf({ format: 'Letter' }))).toBe(1);
  });
}

test('another page takes more than one', async ({ page }) => {
  await page.goto('/x/react-charts/legend');
  expect(countPages(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
});
