import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function FirstDateTimeRangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 460 }}>
        <SingleInputDateTimeRangeField label="Microscope" />
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          alignItems={{ xs: 'stretch', sm: 'baseline' }}
          slotProps={{
            textField: ({ position }) => ({
              id: `microscope-${position}`,
              label: position === 'start' ? 'Begin' : 'End',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
