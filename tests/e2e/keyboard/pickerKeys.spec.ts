import { accessibility, openPart, PickerKeys } from '#tests/setup/keyboardPicker.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('the keys that move in a field and step its sections do what the table says', async ({
  page,
}) => {
  const field = await openPart(page, 'Field');
  await field.expectFocus('Month June');
  await field.pressTo([
    ['ArrowRight', 'Day 12th'],
    ['ArrowLeft', 'Month June'],
    ['ArrowUp', 'Month July'],
    ['ArrowDown', 'Month June'],
    ['PageUp', 'Month November'],
    ['PageDown', 'Month June'],
    ['Home', 'Month January'],
    ['End', 'Month December'],
    ['ArrowUp', 'Month January'],
    ['ArrowRight', 'Day 12th'],
    ['ArrowRight', 'Year 2025'],
    ['ArrowRight', 'Hours 07'],
    ['ArrowRight', 'Minutes 30'],
    ['ArrowRight', 'Meridiem AM'],
    ['ArrowUp', 'Meridiem PM'],
    ['ArrowRight', 'Meridiem PM'],
    ['Shift+Tab', 'Month January'],
    ['ArrowRight', 'Day 12th'],
  ]);
  await field.expectText('01/12/2025 07:30 PM');
  await field.press('Tab');
  await field.expectOutside();
  await field.pressTo([['Shift+Tab', 'Month January']]);
  await field.pressTo([['Shift+Tab', 'Picker']]);
});

test('the keys that enter text in a field do what the table says', async ({ page }) => {
  const field = await openPart(page, 'Field');
  await field.pressTo([
    ['0', 'Month December'],
    ['3', 'Day 12th'],
    ['9', 'Year 2025'],
  ]);
  await field.expectText('03/09/2025 07:30 AM');
  await field.pressTo([
    ['ArrowLeft', 'Day 9th'],
    ['ArrowLeft', 'Month March'],
    ['o', 'Day 9th'],
  ]);
  await field.expectText('10/09/2025 07:30 AM');
  await field.pressTo([['Delete', 'Day Empty']]);
  await field.expectText('10/DD/2025 07:30 AM');
  await field.pressTo([
    ['ArrowLeft', 'Month October'],
    ['Backspace', 'Month Empty'],
  ]);
  await field.expectText('MM/DD/2025 07:30 AM');
  await field.pressTo([
    ['ArrowRight', 'Day Empty'],
    ['ArrowRight', 'Year 2025'],
    ['ArrowRight', 'Hours 07'],
    ['ArrowRight', 'Minutes 30'],
    ['ArrowRight', 'Meridiem AM'],
    ['p', 'Meridiem PM'],
  ]);
});

test('the keys that select, copy and paste in a field do what the table says', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const field = await openPart(page, 'Field');
  await field.press('Control+a', 'Control+c', 'Delete');
  await field.expectText('');
  await field.press('Control+v');
  await field.expectText('06/12/2025 07:30 AM');
  await field.press('Control+a', 'Backspace');
  await field.expectText('');
});

test('the keys of the day view do what the table says', async ({ page }) => {
  const calendar = await openPart(page, 'Calendar');
  await calendar.expectFocus('calendar view is open, switch to year view');
  await calendar.pressTo([
    ['Tab', 'Previous month'],
    ['Tab', 'Next month'],
    ['Tab', 'day 12'],
    ['ArrowRight', 'day 13'],
    ['ArrowLeft', 'day 12'],
    ['ArrowDown', 'day 19'],
    ['ArrowUp', 'day 12'],
    ['Home', 'day 8'],
    ['End', 'day 14'],
    ['PageUp', 'day 14'],
  ]);
  await calendar.expectDays('July 2025');
  await calendar.pressTo([['PageDown', 'day 14']]);
  await calendar.expectDays('June 2025', '12');
  await calendar.press('Enter');
  await calendar.expectDays('June 2025', '14');
  await calendar.pressTo([['ArrowLeft', 'day 13']]);
  await calendar.press('Space');
  await calendar.expectDays('June 2025', '13');
  await calendar.press('Tab');
  await calendar.expectOutside();
  await calendar.pressTo([['Shift+Tab', 'day 13']]);
});

test('the keys of the year and month views do what the table says', async ({ page }) => {
  const calendar = await openPart(page, 'Calendar');
  await calendar.pressTo([
    ['Enter', '2025'],
    ['ArrowDown', '2028'],
    ['ArrowRight', '2029'],
    ['ArrowUp', '2026'],
    ['ArrowLeft', '2025'],
    ['ArrowRight', '2026'],
    ['Enter', 'June'],
    ['ArrowDown', 'September'],
    ['ArrowRight', 'October'],
    ['ArrowUp', 'July'],
    ['ArrowLeft', 'June'],
    ['ArrowUp', 'March'],
    ['ArrowUp', 'December'],
    ['Space', 'day 12'],
  ]);
  await calendar.expectDays('December 2026', '12');
  await calendar.pressTo([
    ['Shift+Tab', 'Next month'],
    ['Shift+Tab', 'Previous month'],
    ['Shift+Tab', 'calendar view is open, switch to year view'],
    ['Space', '2026'],
    ['Space', 'December'],
    ['Enter', 'day 12'],
  ]);
});

test('the keys treat disabled days as the table says', async ({ page }) => {
  await openPage(page, `${accessibility}#FullDayNames`);
  const demo = page.locator('#FullDayNames [data-demo-live]');
  const calendar = new PickerKeys(page, demo);
  await demo.getByRole('gridcell', { name: 'Wednesday, November 12' }).focus();
  await calendar.pressTo([
    ['ArrowRight', 'day Friday, November 14'],
    ['ArrowUp', 'day Friday, November 14'],
    ['ArrowDown', 'day Friday, November 14'],
    ['ArrowLeft', 'day Wednesday, November 12'],
    ['ArrowUp', 'day Wednesday, November 5'],
    ['End', 'day Wednesday, November 5'],
    ['Home', 'day Sunday, November 2'],
  ]);
  await expect(
    demo.getByRole('gridcell', { name: 'Thursday, November 13, sold out' }),
  ).toBeDisabled();
});

test('the keys of the clock do what the table says', async ({ page }) => {
  const clock = await openPart(page, 'Clock');
  const hours = (time: string) => `Select hours. Selected time is ${time}`;
  const minutes = (time: string) => `Select minutes. Selected time is ${time}`;
  const list = clock.demo.getByRole('listbox');
  await expect(list).toBeFocused();
  const press = async (key: string, name: string) => {
    await clock.press(key);
    await expect(list).toHaveAccessibleName(name);
    await expect(list).toBeFocused();
  };
  await press('ArrowUp', hours('08:30 AM'));
  await press('ArrowDown', hours('07:30 AM'));
  await press('PageUp', hours('11:30 AM'));
  await press('PageDown', hours('06:30 AM'));
  await press('Home', hours('12:30 AM'));
  await press('End', hours('11:30 AM'));
  await press('ArrowUp', hours('12:30 AM'));
  await press('Enter', minutes('12:30 AM'));
  await press('ArrowUp', minutes('12:31 AM'));
  await press('ArrowDown', minutes('12:30 AM'));
  await press('PageUp', minutes('12:35 AM'));
  await press('PageDown', minutes('12:30 AM'));
  await press('Home', minutes('12:00 AM'));
  await press('End', minutes('12:59 AM'));
  await clock.pressTo([['Tab', 'Open previous view']]);
  await clock.press('Enter');
  await expect(list).toHaveAccessibleName(hours('12:59 AM'));
  await list.focus();
  await press('Space', minutes('12:59 AM'));
});

test('the keys of the columns do what the table says', async ({ page }) => {
  const columns = await openPart(page, 'Columns');
  await columns.expectFocus('7 hours');
  await columns.pressTo([
    ['ArrowDown', '8 hours'],
    ['ArrowUp', '7 hours'],
    ['PageDown', '11 hours'],
    ['PageUp', '6 hours'],
    ['Home', '12 hours'],
    ['End', '11 hours'],
    ['Enter', '30 minutes'],
  ]);
  await columns.expectOption('Select hours', '11 hours');
  await columns.pressTo([
    ['ArrowDown', '35 minutes'],
    ['Space', 'AM'],
  ]);
  await columns.expectOption('Select minutes', '35 minutes');
  await columns.pressTo([
    ['Shift+Tab', '35 minutes'],
    ['Tab', 'AM'],
  ]);
});

test('the keys of the list do what the table says', async ({ page }) => {
  const list = await openPart(page, 'List');
  await list.expectFocus('07:30 AM');
  await list.pressTo([
    ['ArrowDown', '08:00 AM'],
    ['ArrowUp', '07:30 AM'],
    ['PageDown', '10:00 AM'],
    ['PageUp', '07:30 AM'],
    ['Home', '12:00 AM'],
    ['End', '11:30 PM'],
    ['Enter', '11:30 PM'],
  ]);
  await list.expectOption('Select time', '11:30 PM');
  await list.pressTo([
    ['ArrowUp', '11:00 PM'],
    ['Space', '11:00 PM'],
  ]);
  await list.expectOption('Select time', '11:00 PM');
});

test('the keys of a picker do what the table says', async ({ page }) => {
  const picker = await openPart(page, 'Picker');
  await picker.pressTo([
    ['Tab', 'Choose date, selected date is Jun 12, 2025'],
    ['Enter', 'day 12'],
    ['ArrowRight', 'day 13'],
    ['Tab', 'calendar view is open, switch to year view'],
    ['Tab', 'Previous month'],
    ['Tab', 'Next month'],
    ['Tab', 'day 13'],
    ['Escape', 'Choose date, selected date is Jun 12, 2025'],
  ]);
  await expect(picker.popup()).toHaveCount(0);
  await picker.expectText('06/12/2025');
  await picker.pressTo([
    ['Space', 'day 12'],
    ['ArrowDown', 'day 19'],
    ['Enter', 'Choose date, selected date is Jun 19, 2025'],
  ]);
  await expect(picker.popup()).toHaveCount(0);
  await picker.expectText('06/19/2025');
});

test('right to left, the arrows of a calendar follow the screen', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('docs-direction', 'rtl'));
  const calendar = await openPart(page, 'Calendar');
  await calendar.pressTo([
    ['Tab', 'Previous month'],
    ['Tab', 'Next month'],
    ['Tab', 'day 12'],
    ['ArrowLeft', 'day 13'],
    ['ArrowRight', 'day 12'],
  ]);
});
