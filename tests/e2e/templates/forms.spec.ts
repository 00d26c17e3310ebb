import { expect, test } from '#tests/setup/quietPage.ts';
import { openTemplate, tabTo } from '#tests/setup/template.ts';

test('S2.15 sign-up by keyboard: bad input is explained and kept, good input goes through', async ({
  page,
}) => {
  await openTemplate(page, 'sign-up');
  const { keyboard } = page;
  await tabTo(page, 'Create my account');
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: '5 things need your attention' })).toBeFocused();
  await tabTo(page, 'Email: ');
  await keyboard.press('Enter');
  await expect(page.locator('[name=email]')).toBeFocused();
  await keyboard.type('robin@example.com');
  await expect(page.getByText('Email: done.')).toBeVisible();
  await keyboard.press('Shift+Tab');
  await keyboard.type('Robin Vale');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('robin12345');
  await expect(page.getByText('Strength: weak')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
  await keyboard.press('Shift+Tab');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('late frost 9 beans and peas');
  await expect(page.getByText('Strength: strong')).toBeVisible();
  await page.locator('[name=country]').focus();
  await keyboard.type('Ger');
  await tabTo(page, 'Create my account');
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Space');
  await tabTo(page, 'Create my account');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost rooted, Robin Vale');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('S2.15 sign-in by keyboard: a wrong pair keeps the input, the right one signs in', async ({
  page,
}) => {
  await openTemplate(page, 'sign-in');
  const { keyboard } = page;
  await page.locator('[name=email]').focus();
  await keyboard.type('ines@moorhen.example');
  await page.locator('[name=password]').focus();
  await keyboard.type('wrong');
  await keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Email and password do not match. Try again.');
  await expect(page.locator('[name=password]')).toBeFocused();
  await expect(page.locator('[name=email]')).toHaveValue('ines@moorhen.example');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('slow-water-7');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Ines');
  await tabTo(page, 'Sign out');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the boathouse');
});

test('S2.15 sign-in side by keyboard: by code, with a way back', async ({ page }) => {
  await openTemplate(page, 'sign-in-side');
  const { keyboard } = page;
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await keyboard.type('keeper@hushcase.example');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show that it is you');
  await tabTo(page, 'Code by email');
  await keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Six-digit code' }).focus();
  await keyboard.type('408 215');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cases are open');
});

test('S2.15 checkout by keyboard, to the end', async ({ page }) => {
  await openTemplate(page, 'checkout');
  const { keyboard } = page;
  const type = async (text: string) => {
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  };
  await tabTo(page, 'Voucher code');
  await type('firstgust');
  await keyboard.press('Enter');
  await expect(page.getByText('£199.80').filter({ visible: true }).first()).toBeVisible();
  await tabTo(page, 'Continue to payment');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByText('Enter the name for the label.')).toBeVisible();
  await type('Mara Quill');
  await keyboard.press('Tab');
  await type('mara@example.com');
  await keyboard.press('Tab');
  await type('7 Sail Loft');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await type('TR4 9QX');
  await keyboard.press('Tab');
  await type('Windle');
  await keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: 'How should it travel' });
  await expect(heading).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(page.getByText('£205.20').filter({ visible: true }).first()).toBeVisible();
  await page.getByLabel('Card number').focus();
  await type('9417220553104085');
  await keyboard.press('Tab');
  await type('M Quill');
  await keyboard.press('Tab');
  await type('0426');
  await keyboard.press('Tab');
  await type('123');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByText('A digit is wrong')).toBeVisible();
  await type('9417220553104086');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused();
  await expect(page.getByText('•••• 4086')).toBeVisible();
  await tabTo(page, 'Change the address');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Town or city')).toHaveValue('Windle');
  await tabTo(page, 'Continue to payment');
  await keyboard.press('Enter');
  await tabTo(page, 'Review the order');
  await keyboard.press('Enter');
  await tabTo(page, 'Place the order for £205.20');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order LG-2604-0173 is placed' })).toBeFocused();
});

test('S2.15 sticky footer: at the bottom of a short page, below a long one', async ({ page }) => {
  await openTemplate(page, 'sticky-footer');
  const bottom = () =>
    page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().bottom);
  expect(await bottom()).toBeCloseTo(900, 0);
  await page.setViewportSize({ width: 1440, height: 620 });
  await tabTo(page, 'Show 3 incidents');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Chart tiles of one region' })).toBeAttached();
  expect(await bottom()).toBeGreaterThan(620);
  await tabTo(page, 'Email for incident news');
  await page.keyboard.type('mara');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an address such as mara@example.com.')).toBeVisible();
  await page.keyboard.type('@example.com');
  await page.keyboard.press('Enter');
  await expect(page.locator('footer [role=status]')).toHaveText(
    'News of incidents will go to mara@example.com.',
  );
});
