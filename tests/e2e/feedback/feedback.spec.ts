import type { Page, Request } from '@playwright/test';
import { findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, missingDocument, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const failure = "Couldn't submit feedback. Please try again later.";

const helpful = (page: Page) => page.getByRole('button', { name: 'Helpful', exact: true });
const notHelpful = (page: Page) => page.getByRole('button', { name: 'Not helpful' });
const status = (page: Page) => page.locator('#feedback').getByRole('status');

/** The field for a comment; a page may have fields of its own. */
const comment = (page: Page) => page.locator('textarea');

/** The next submission, once the server has answered it. */
async function nextSubmission(page: Page): Promise<Record<string, unknown>> {
  const response = await page.waitForResponse(
    (one) => one.url().endsWith('/feedback') && one.request().method() === 'POST',
  );
  expect(response.status()).toBe(200);
  return response.request().postDataJSON();
}

test('S1.12 S7.10 a vote with a comment is sent, stored and remembered', async ({ page }) => {
  await openPage(page, items);
  await helpful(page).click();
  await expect(helpful(page)).toHaveAttribute('aria-pressed', 'true');
  const box = page.getByRole('textbox', { name: 'What did you like about this page?' });
  await expect(box).toBeFocused();
  await box.fill('The demos are short.');
  const sent = nextSubmission(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(await sent).toMatchObject({
    page: items,
    section: null,
    language: 'en',
    version: '8.0.0-alpha.11',
    rating: 1,
    comment: 'The demos are short.',
    website: '',
  });
  await expect(status(page)).toHaveText('Thank you, your feedback has been submitted.');
  await expect(comment(page)).toHaveCount(0);
  await expect(helpful(page)).toBeFocused();

  await page.reload();
  await page.locator('#feedback').scrollIntoViewIfNeeded();
  await expect(helpful(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(notHelpful(page)).toHaveAttribute('aria-pressed', 'false');
});

test('S1.12 a vote belongs to its page, also after a client navigation', async ({ page }) => {
  await openPage(page, items);
  await notHelpful(page).click();
  await expect(comment(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toContainText('Thank you');
  const next = page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link')
    .last();
  await next.click();
  await expect(page).not.toHaveURL(items);
  await expect(notHelpful(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(page).toHaveURL(items);
  await expect(notHelpful(page)).toHaveAttribute('aria-pressed', 'true');
});

test('S5.4 prompts differ, the comment is optional, Ctrl+Enter and ⌘+Enter submit', async ({
  page,
}) => {
  await openPage(page, items);
  for (const [button, prompt, key, rating] of [
    [helpful(page), 'What did you like about this page?', 'Control+Enter', 1],
    [notHelpful(page), 'How can we improve this page?', 'Meta+Enter', 0],
  ] as const) {
    await button.click();
    await expect(page.getByRole('textbox', { name: prompt })).toBeFocused();
    const sent = nextSubmission(page);
    await page.keyboard.press(key);
    expect(await sent).toMatchObject({ rating, comment: '' });
    await expect(status(page)).toContainText('Thank you');
  }
  await expect(helpful(page)).toHaveAttribute('aria-pressed', 'false');
});

test('S1.12 a bad vote offers to open an issue about the page', async ({ page }) => {
  await openPage(page, items);
  await helpful(page).click();
  await expect(comment(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open an issue' })).toHaveCount(0);
  await notHelpful(page).click();
  const link = page.getByRole('link', { name: 'Open an issue' });
  await expect(link).toHaveAttribute('href', /issues\/new\?title=.*simple-tree-view/);
});

for (const how of ['Cancel', 'Escape']) {
  test(`S1.12 ${how} takes the vote back and returns to its button`, async ({ page }) => {
    await openPage(page, items);
    await helpful(page).focus();
    await page.keyboard.press('Enter');
    await expect(comment(page)).toBeFocused();
    await page.keyboard.type('Never sent');
    if (how === 'Cancel') {
      await page.getByRole('button', { name: 'Cancel' }).click();
    } else {
      await page.keyboard.press('Escape');
    }
    await expect(comment(page)).toHaveCount(0);
    await expect(helpful(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(helpful(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(comment(page)).toHaveValue('');
  });
}

test('S1.12 a section is commented on below its heading, by keyboard alone', async ({ page }) => {
  await openPage(page, items);
  const heading = page.getByRole('heading', { name: 'Item id', exact: true });
  await heading.getByRole('link').focus();
  await page.keyboard.press('Tab');
  const opener = page.getByRole('button', { name: 'Comment on “Item id”' });
  await expect(opener).toBeFocused();
  await expect(opener).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const box = page.getByRole('textbox', { name: 'Your comment on the section “Item id”' });
  await expect(box).toBeFocused();
  const [headingBox, formBox] = [await heading.boundingBox(), await box.boundingBox()];
  expect((formBox?.y ?? 0) - (headingBox?.y ?? 0)).toBeLessThan(160);

  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toHaveText('Write a comment or choose a vote first.');
  await page.keyboard.type('Say where ids come from.');
  const sent = nextSubmission(page);
  await page.keyboard.press('Control+Enter');
  expect(await sent).toMatchObject({
    section: 'item-id',
    rating: null,
    comment: 'Say where ids come from.',
  });
  await expect(status(page)).toContainText('Thank you');
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('S1.12 the buttons of headings are there to be touched', async ({ page }) => {
    await openPage(page, items);
    const opener = page.getByRole('button', { name: 'Comment on “Item id”' });
    await expect(opener).toHaveCSS('opacity', '1');
    const box = await opener.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await opener.tap();
    await expect(comment(page)).toBeFocused();
  });
});

test.describe('S8.7 when it cannot be stored', () => {
  for (const [how, fail] of [
    ['the server refuses', 503],
    ['the network fails', 'failed'],
  ] as const) {
    test(`${how}: the message, and a retry sends the same vote and comment under the same id`, async ({
      page,
      noise,
    }) => {
      noise.allow(/feedback/);
      await openPage(page, items);
      await page.route('**/feedback', (route) =>
        fail === 'failed' ? route.abort('failed') : route.fulfill({ status: fail, json: {} }),
      );
      await notHelpful(page).click();
      await comment(page).fill('A long thought');
      const first = page.waitForRequest('**/feedback');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('alert')).toHaveText(failure);
      const { id } = (await first).postDataJSON();
      await expect(notHelpful(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(comment(page)).toHaveValue('A long thought');

      await page.unroute('**/feedback');
      const sent = nextSubmission(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      expect(await sent).toMatchObject({ id, rating: 0, comment: 'A long thought' });
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('the same words sent again keep their id, so that they count once', async ({
    page,
    noise,
  }) => {
    noise.allow(/feedback/);
    await openPage(page, items);
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/feedback')) {
        sent.push(request);
      }
    });
    await page.route('**/feedback', (route) => route.abort('failed'), { times: 1 });
    for (const attempt of [1, 2]) {
      await helpful(page).click();
      await comment(page).fill('Once');
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => sent.length).toBe(attempt);
      await expect(page.getByText(attempt === 1 ? failure : /^Thank you/)).toBeVisible();
    }
    expect(sent[0]?.postDataJSON()).toEqual(sent[1]?.postDataJSON());
  });
});

test('S1.12 a changed vote keeps the reader’s number, and nothing of it is in a cookie', async ({
  page,
}) => {
  await openPage(page, items);
  const voters: unknown[] = [];
  for (const button of [helpful(page), notHelpful(page)]) {
    await button.click();
    await expect(comment(page)).toBeFocused();
    const sent = nextSubmission(page);
    await page.keyboard.press('Control+Enter');
    voters.push((await sent).voter);
  }
  expect(voters[0]).toBe(voters[1]);
  expect(await page.context().cookies()).toEqual([]);
});

test('S1.12 the form speaks Chinese on Chinese pages', async ({ page, noise }) => {
  noise.allow(/feedback/);
  await openPage(page, '/zh/x/introduction');
  await page.route('**/feedback', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: '没有帮助' }).click();
  await expect(page.getByRole('textbox', { name: '我们该如何改进本页？' })).toBeFocused();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('无法提交反馈，请稍后再试。');
});

test('S1.12 the open form has no violation', async ({ page }) => {
  await openPage(page, items);
  await notHelpful(page).click();
  await expect(comment(page)).toBeFocused();
  expect((await findViolations(page, '#feedback')).join('\n')).toBe('');
});

for (const path of ['/', '/zh', '/zh/x/introduction', items]) {
  test(`S1.12 ${path} asks whether it helped`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator('#feedback').getByRole('button')).toHaveCount(2);
  });
}

test('S1.12 a page that is not there does not ask', async ({ page, noise }) => {
  noise.allow(missingDocument);
  await openPage(page, '/x/nowhere');
  await expect(page.locator('#feedback')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('S1.12 no button promises what it cannot do', async ({ page }) => {
    await page.goto(items);
    await expect(page.locator('#feedback')).toBeHidden();
    await expect(page.locator('.section-feedback').first()).toBeHidden();
  });
});
