import { openRange } from '#tests/setup/keyboardPicker.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('the keys of a range field do what the table says', async ({ page }) => {
  const field = await openRange(page, 'Field');
  await field.pressTo([
    ['ArrowRight', 'Day 10th'],
    ['ArrowRight', 'Year 2025'],
    ['ArrowRight', 'Month June'],
    ['ArrowUp', 'Month July'],
    ['ArrowLeft', 'Year 2025'],
  ]);
  await field.expectText('06/10/2025 – 07/18/2025');
  await page.keyboard.type('2024');
  await field.expectFocus('Month July');
  await field.expectText('06/10/2024 – 07/18/2025');
  await field.press('Control+a', 'Delete');
  await field.expectText('');
  await field.press('Tab');
  await field.expectOutside();
});

test('the keys of a range calendar do what the table says', async ({ page }) => {
  const calendar = await openRange(page, 'Calendar');
  await calendar.pressTo([
    ['Tab', 'Next month'],
    ['Tab', 'day 10'],
    ['ArrowRight', 'day 11'],
    ['ArrowLeft', 'day 10'],
    ['ArrowDown', 'day 17'],
    ['ArrowUp', 'day 10'],
    ['Home', 'day 8'],
    ['End', 'day 14'],
    ['PageUp', 'day 14'],
  ]);
  await calendar.expectDays('July 2025');
  await calendar.pressTo([['PageDown', 'day 14']]);
  await calendar.expectDays('June 2025', '10', '18');
  await calendar.press('Enter');
  await calendar.expectDays('June 2025', '14', '18');
  await calendar.pressTo([['ArrowRight', 'day 15']]);
  await calendar.press('Space');
  await calendar.expectDays('June 2025', '14', '15');
  await calendar.pressTo([['ArrowDown', 'day 22']]);
  await calendar.press('Enter');
  await calendar.expectDays('June 2025', '22');
  await calendar.pressTo([['ArrowUp', 'day 15']]);
  await calendar.press('Enter');
  await calendar.expectDays('June 2025', '15');
});

test('the keys of a range picker do what the table says', async ({ page }) => {
  const picker = await openRange(page, 'Picker');
  await picker.pressTo([
    ['Tab', 'Choose range, selected range is Jun 10, 2025 - Jun 18, 2025'],
    ['Enter', 'day 10'],
    ['Tab', 'Previous month'],
    ['Tab', 'Next month'],
    ['Tab', 'day 10'],
    ['ArrowUp', 'day 3'],
    ['Space', 'day 3'],
    ['Escape', 'Choose range, selected range is Jun 3, 2025 - Jun 18, 2025'],
  ]);
  await expect(picker.popup()).toHaveCount(0);
  await picker.pressTo([
    ['Space', 'day 3'],
    ['ArrowRight', 'day 4'],
    ['Enter', 'day 4'],
    ['ArrowRight', 'day 5'],
    ['Enter', 'Choose range, selected range is Jun 4, 2025 - Jun 5, 2025'],
  ]);
  await expect(picker.popup()).toHaveCount(0);
  await picker.expectText('06/04/2025 – 06/05/2025');
});
