import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

// preview-start
const layoutSx = {
  [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 1 },
  [`& .${pickersLayoutClasses.toolbar}`]: { gridRow: 2, borderTop: 1, borderColor: 'divider' },
};
// preview-end

export default function ToolbarBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Rowing lesson"
        defaultValue={dayjs('2025-06-14')}
        slotProps={{ layout: { sx: layoutSx }, toolbar: { hidden: false } }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
