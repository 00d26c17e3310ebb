import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const date = dayjs('2025-11-08');

export default function NamedFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 260, gap: 2 }}>
        <DesktopDatePicker label="Chimney inspection" defaultValue={date} />
        <div>
          <Typography id="boiler-heading" variant="subtitle2" component="h4" gutterBottom>
            Boiler inspection
          </Typography>
          {/* preview-start */}
          <DesktopDatePicker
            sx={{ width: '100%' }}
            defaultValue={date}
            slotProps={{
              textField: { InputProps: { 'aria-labelledby': 'boiler-heading' } },
              popper: { 'aria-labelledby': 'boiler-heading' },
            }}
          />
          {/* preview-end */}
        </div>
        <DesktopDatePicker
          defaultValue={date}
          slotProps={{
            textField: { InputProps: { 'aria-label': 'Elevator inspection' } },
            popper: { 'aria-label': 'Elevator inspection' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
