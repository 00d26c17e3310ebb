import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

const sections = ['month', 'day', 'year', 'all'] as const;

export default function SelectSections() {
  const input = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  const select = (section: FieldSelectedSections) => {
    input.current?.focus();
    setSelected(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {sections.map((section) => (
            <Button key={section} size="small" variant="outlined" onClick={() => select(section)}>
              {section}
            </Button>
          ))}
        </Stack>
        <DateField
          inputRef={input}
          label="Date of issue"
          defaultValue={dayjs('2025-01-08')}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}
