import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function SectionNames() {
  const field = React.useRef<FieldRef<Dayjs | null>>(null);
  const [type, setType] = React.useState('none');

  const handleSelect = (selected: FieldSelectedSections) => {
    const section = typeof selected === 'number' ? field.current?.getSections()[selected] : null;
    setType(section?.type ?? String(selected ?? 'none'));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 340 }}>
        <DateTimeField
          label="Concert"
          format="dddd, MMM D, YYYY h:mm A"
          defaultValue={dayjs('2025-04-17T20:30')}
          unstableFieldRef={field}
          onSelectedSectionsChange={handleSelect}
        />
        <Typography variant="body2" role="status">
          Selected section: {type}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
