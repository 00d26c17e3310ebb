import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(customParseFormat);

const accepted = ['YYYY-MM-DD', 'M/D/YYYY', 'MMM D, YYYY', 'MMMM D, YYYY'];

export default function PasteFormats() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  // preview-start
  const handlePaste = (event: React.ClipboardEvent) => {
    const date = dayjs(event.clipboardData.getData('text').trim(), accepted, true);
    if (date.isValid()) {
      event.preventDefault();
      event.stopPropagation();
      setValue(date);
    }
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <Box onPasteCapture={handlePaste}>
        <DateField label="Invoice date" value={value} onChange={setValue} />
      </Box>
      {/* preview-end */}
    </LocalizationProvider>
  );
}
