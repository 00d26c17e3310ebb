import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import type { Dayjs } from 'dayjs';

type Period = DateRange<Dayjs>;

const items: PickersShortcutsItem<Period>[] = [
  { id: 'Moon/1', label: 'New moon', getValue: () => [dayjs('2025-10-19'), dayjs('2025-10-23')] },
  { id: 'Moon/2', label: 'Full moon', getValue: () => [dayjs('2025-10-05'), dayjs('2025-10-08')] },
  {
    id: 'Meteors/1',
    label: 'Orionids',
    getValue: () => [dayjs('2025-10-20'), dayjs('2025-10-22')],
  },
  { id: 'Meteors/2', label: 'Leonids', getValue: () => [dayjs('2025-11-16'), dayjs('2025-11-18')] },
];

// preview-start
function GroupedList({ className, items: all = [] }: PickersShortcutsProps<Period>) {
  const isValid = useIsValidValue<Period>();
  const { value, setValue } = usePickerContext<Period>();

  return (
    <Box className={className}>
      {['Moon', 'Meteors'].map((group) => (
        <List key={group} dense subheader={<ListSubheader>{group}</ListSubheader>}>
          {all
            .filter((item) => item.id?.startsWith(group))
            .map(({ getValue, ...shortcut }) => {
              const period = getValue({ isValid });
              const isChosen = period.every((day, index) => day?.isSame(value[index], 'day'));

              return (
                <ListItem key={shortcut.id}>
                  <Chip
                    label={shortcut.label}
                    color={isChosen ? 'primary' : 'default'}
                    aria-pressed={isChosen}
                    disabled={!isValid(period)}
                    onClick={() => setValue(period, { shortcut, source: 'view' })}
                  />
                </ListItem>
              );
            })}
        </List>
      ))}
    </Box>
  );
}
// preview-end

export default function GroupedShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          calendars={1}
          defaultValue={[dayjs('2025-10-20'), dayjs('2025-10-22')]}
          slots={{ shortcuts: GroupedList }}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
