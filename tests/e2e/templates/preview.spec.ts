import { templates } from '#content/templates.ts';
import { templatePath, templatesPath } from '#model/Template.ts';
import { findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { openTemplate } from '#tests/setup/template.ts';
import { searchField, searchOptions } from '#tests/setup/search.ts';

const signUp = templatePath('sign-up');

test('S2.15 the gallery shows nine cards with pictures in the mode of the page', async ({
  page,
}) => {
  await openPage(page, templatesPath);
  const cards = page.locator('.template-gallery > li');
  await expect(cards).toHaveCount(templates.length);
  for (const { name } of templates) {
    const shot = (mode: string) =>
      page.locator(`img[src="/static/templates/${name}-${mode}.webp"]`);
    await shot('light').scrollIntoViewIfNeeded();
    await expect(shot('light')).toBeVisible();
    await expect
      .poll(() => shot('light').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(960);
    await expect(shot('dark')).toBeHidden();
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('img[src="/static/templates/blog-dark.webp"]')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('S2.15 a card opens the live preview, whose bar leads back', async ({ page }) => {
  await openPage(page, templatesPath);
  await page.getByRole('link', { name: 'Live preview of Sign-up' }).click();
  await expect(page).toHaveURL(signUp);
  await expect(page).toHaveTitle(/^Sign-up template/);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'All templates' }).click();
  await expect(page).toHaveURL(templatesPath);
});

test('S2.15 the bar sets width, mode and theme of the template, by keyboard', async ({ page }) => {
  await openPage(page, signUp);
  const frame = page.locator('iframe');
  const inside = page.frameLocator('iframe');
  await expect(inside.locator('[data-template-snapshot]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Full' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(frame).toHaveCSS('width', '768px');
  await page.keyboard.press('ArrowLeft');
  await expect(frame).toHaveCSS('width', '390px');

  await page.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('Space');
  await expect(inside.locator('body')).toHaveClass('mode-dark');

  const submit = inside.getByRole('button', { name: 'Create my account' });
  const radius = () => submit.evaluate((element) => getComputedStyle(element).borderRadius);
  expect(await radius()).toBe('10px');
  await page.getByRole('radio', { name: 'Material UI' }).check();
  await expect.poll(radius).toBe('4px');
  await expect(page).toHaveURL(`${signUp}?theme=material`);
  await page.reload();
  await expect(inside.locator('[data-template-snapshot]')).toHaveCount(0);
  await expect.poll(radius).toBe('4px');
});

test('S2.15 settings of the site reach the template, and what was typed stays', async ({
  page,
}) => {
  await openPage(page, signUp);
  const inside = page.frameLocator('iframe');
  await expect(inside.locator('[data-template-snapshot]')).toHaveCount(0);
  await inside.locator('[name=email]').fill('robin@example.com');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Right to left').click();
  await expect(inside.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByText('Dense components').click();
  await expect(inside.locator('html')).toHaveAttribute('data-dense', '');
  await expect(inside.locator('[name=email]')).toHaveValue('robin@example.com');
});

test('S2.15 hideFrame hides the bar before anything is painted', async ({ page }) => {
  await page.goto(`${signUp}?hideFrame=true`);
  await expect(page.getByRole('link', { name: 'All templates' })).toBeHidden();
  await expect(page.locator('iframe')).toHaveCSS('height', '900px');
});

test('S2.15 the code is a tree of files, in both variants, and has an address', async ({
  page,
}) => {
  await openPage(page, templatesPath);
  await page.getByRole('link', { name: 'View the source of Sign-up' }).click();
  await expect(page).toHaveURL(`${signUp}?view=code`);
  const files = page.getByRole('navigation', { name: 'Files' });
  await expect(files.getByRole('button', { name: 'SignUp.tsx' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.locator('pre')).toContainText('export default function SignUp');
  await files.getByRole('button', { name: 'palettes.ts' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('pre')).toContainText('PaletteOptions');
  await page.getByRole('radio', { name: 'JS' }).check();
  await expect(files.getByRole('button', { name: 'palettes.js' })).toBeVisible();
  await expect(page.locator('pre')).not.toContainText('PaletteOptions');
  expect(await findViolations(page)).toEqual([]);
});

test('S2.15 S7.12 a template is taken away as a project', async ({ page }) => {
  await openPage(page, templatesPath);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Sign-up as .zip' }).click();
  expect((await download).suggestedFilename()).toBe('sign-up.zip');
  await openPage(page, signUp);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .zip' }).click();
  expect((await again).suggestedFilename()).toBe('sign-up.zip');
});

test('S2.15 on a phone the options are behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, signUp);
  const theme = page.getByRole('radio', { name: 'Material UI' });
  await expect(theme).toBeHidden();
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(theme).toBeVisible();
  await theme.focus();
  await page.keyboard.press('Escape');
  await expect(theme).toBeHidden();
  await expect(page.getByRole('button', { name: 'Options' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});

test('S2.15 titles and descriptions are there in both languages', async ({ page }) => {
  await page.goto(`/zh${signUp}`);
  await expect(page).toHaveTitle(/^注册模板/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /注册表单/);
  await expect(page.getByRole('link', { name: '全部模板' })).toHaveAttribute(
    'href',
    `/zh${templatesPath}`,
  );
});

test('S2.15 templates are in the navigation and in the search', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await expect(
    page.locator('#navigation-tree').getByRole('link', { name: 'Templates' }),
  ).toHaveAttribute('href', templatesPath);
  await page.keyboard.press('ControlOrMeta+k');
  await searchField(page).fill('checkout template');
  await expect(searchOptions(page).first()).toContainText('Checkout template');
});

test('S2.15 no other page loads code of a template', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openTemplate(page, 'sticky-footer');
  const chunk = requests.find((path) => /\/StickyFooter-/.test(path));
  expect(chunk, 'the template is a chunk of its own').toBeTruthy();
  for (const path of ['/', templatesPath, '/x/react-charts', '/playground']) {
    requests.length = 0;
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const names = templates.map(({ entry }) => `/${entry}-`);
    expect(requests.filter((each) => names.some((name) => each.includes(name)))).toEqual([]);
  }
});
