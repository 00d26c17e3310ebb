import { accessibility, openPart } from '#tests/setup/keyboardPicker.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const spokenStates: Record<
  string,
  { group: Record<string, string>; month: string; button: string }
> = {
  Empty: { group: {}, month: 'Empty', button: 'Choose date' },
  Filled: { group: {}, month: 'September', button: 'Choose date, selected date is Sep 3, 2025' },
  Invalid: {
    group: { 'aria-invalid': 'true' },
    month: 'September',
    button: 'Choose date, selected date is Sep 3, 2025',
  },
  Required: { group: {}, month: 'September', button: 'Choose date, selected date is Sep 3, 2025' },
  'Read-only': {
    group: {},
    month: 'September',
    button: 'Choose date, selected date is Sep 3, 2025',
  },
  Disabled: {
    group: {},
    month: 'September',
    button: 'Choose date, selected date is Sep 3, 2025',
  },
};

test('the states of a picker have the texts that the table lists', async ({ page }) => {
  await openPage(page, `${accessibility}#SpokenStates`);
  const demo = page.locator('#SpokenStates [data-demo-live]');
  for (const [name, { group: attributes, month, button }] of Object.entries(spokenStates)) {
    const group = demo.getByRole('group', { name });
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(group).toHaveAttribute(attribute, value);
    }
    const section = group.getByRole('spinbutton', { name: 'Month' });
    await expect(section).toHaveAttribute('aria-valuetext', month);
    await expect(section).toHaveAttribute('aria-readonly', String(name === 'Read-only'));
    await expect(section).toHaveAttribute('aria-disabled', String(name === 'Disabled'));
    const opener = group.getByRole('button', { name: button, exact: true });
    const isOff = name === 'Read-only' || name === 'Disabled';
    await expect(opener).toBeEnabled({ enabled: !isOff });
  }
  await expect(demo.getByRole('group', { name: 'Invalid' })).toHaveAccessibleDescription(
    'Choose a day in August or earlier',
  );
  const filled = demo.getByRole('group', { name: 'Filled' });
  await expect(filled.getByRole('spinbutton', { name: 'Day' })).toHaveAttribute(
    'aria-valuetext',
    '3rd',
  );
  const year = filled.getByRole('spinbutton', { name: 'Year' });
  await expect(year).toHaveAttribute('aria-valuenow', '2025');
  await expect(year).not.toHaveAttribute('aria-valuetext');
});

test('the popups have the names that the table lists', async ({ page }) => {
  const picker = await openPart(page, 'Picker');
  await picker.press('Tab', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Ferry' })).toBeVisible();
  await picker.press('Escape');
  await openPage(page, `${accessibility}#NamedFields`);
  const demo = page.locator('#NamedFields [data-demo-live]');
  for (const name of ['Chimney inspection', 'Boiler inspection', 'Elevator inspection']) {
    await demo.getByRole('group', { name }).getByRole('button').click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
