import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerChangeImportance } from '@mui/x-date-pickers/models';
import { meteorShortcuts } from './meteors.data';

export default function ChangeImportance() {
  const [importance, setImportance] = React.useState<PickerChangeImportance>('accept');
  const [accepted, setAccepted] = React.useState('none yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Change importance"
          value={importance}
          onChange={(_event, choice) => setImportance(choice ?? importance)}
        >
          <ToggleButton value="accept" sx={{ textTransform: 'none' }}>
            accept
          </ToggleButton>
          <ToggleButton value="set" sx={{ textTransform: 'none' }}>
            set
          </ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <DatePicker
          label="Observation night"
          defaultValue={dayjs('2025-08-12')}
          onAccept={(night) => setAccepted(night ? night.format('D MMMM') : 'empty')}
          slotProps={{ shortcuts: { items: meteorShortcuts, changeImportance: importance } }}
        />
        {/* preview-end */}
        <Typography role="status">Accepted: {accepted}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
