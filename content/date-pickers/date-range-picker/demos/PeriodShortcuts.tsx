import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

/** On small screens the shortcuts are above the calendar. */
const layout = {
  [`.${pickersLayoutClasses.shortcuts}`]: {
    gridColumn: { xs: '1 / 4', sm: 1 },
    gridRow: { xs: 1, sm: '2 / 3' },
    maxWidth: { xs: 320, sm: 200 },
  },
  [`.${pickersLayoutClasses.shortcuts} ul`]: { display: 'flex' },
};

const closing = dayjs('2025-06-30');

// preview-start
const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [closing.subtract(6, 'day'), closing] },
  { label: 'This month', getValue: () => [closing.startOf('month'), closing] },
  {
    label: 'Last month',
    getValue: () => {
      const month = closing.subtract(1, 'month');
      return [month.startOf('month'), month.endOf('month')];
    },
  },
  { label: 'This year', getValue: () => [closing.startOf('year'), closing] },
  { label: 'Reset', getValue: () => [null, null] },
];
// preview-end

export default function PeriodShortcuts() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([closing.startOf('month'), closing]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        value={range}
        onChange={setRange}
        maxDate={closing}
        slotProps={{ shortcuts: { items: periods }, actionBar: { actions: [] } }}
        sx={layout}
      />
    </LocalizationProvider>
  );
}
