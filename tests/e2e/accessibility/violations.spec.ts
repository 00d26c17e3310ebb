import { findContrastViolations, findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('pale text among much like it and a button without a name are found', async ({ page }) => {
  await openPage(page, '/x/introduction/licensing');
  expect(await findViolations(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      `<div id="planted" style="background: white">
        ${'<p>The same words as everywhere on this page.</p>'.repeat(20)}
        <p id="pale" style="color: #ccc">The same words as everywhere on this page.</p>
        <button></button>
      </div>`,
    );
  });
  const pale = expect.stringMatching(/^color-contrast: .*#pale/);
  const nameless = expect.stringMatching(/^button-name: /);
  expect(await findViolations(page)).toEqual(expect.arrayContaining([pale, nameless]));
  expect(await findViolations(page, '#planted')).toEqual(expect.arrayContaining([pale, nameless]));
  expect(await findContrastViolations(page)).toEqual([pale]);
});
