import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function FirstRangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <SingleInputDateRangeField label="Passport validity" />
        <MultiInputDateRangeField
          slotProps={{
            textField: ({ position }) => ({
              id: `passport-${position}`,
              label: position === 'start' ? 'Issued on' : 'Expires on',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
