import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const harvest = dayjs('2025-09-12');

export default function FieldLooks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField size="small" label="Small" defaultValue={harvest} />
        <DateField variant="filled" label="Filled" defaultValue={harvest} />
        <DateField variant="standard" label="Standard" defaultValue={harvest} />
        <DateField
          label="Spacious, with helper text"
          helperText="The day the nets come off"
          formatDensity="spacious"
          defaultValue={harvest}
        />
      </Stack>
    </LocalizationProvider>
  );
}
