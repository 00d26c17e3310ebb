import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function FirstTimeRangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 340 }}>
        <SingleInputTimeRangeField label="Quiet hours" />
        <MultiInputTimeRangeField
          slotProps={{
            textField: ({ position }) => ({
              id: `quiet-${position}`,
              label: position === 'start' ? 'Quiet from' : 'Quiet until',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
