import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
function ApiaryTextField(props: TextFieldProps) {
  return <TextField {...props} size="small" variant="filled" />;
}

const fieldProps = {
  enableAccessibleFieldDOMStructure: false,
  slots: { textField: ApiaryTextField },
} as const;
// preview-end

export default function ClassicTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Honey harvest" defaultValue={dayjs('2025-07-19')} {...fieldProps} />
        <DatePicker label="Winter feeding" defaultValue={dayjs('2025-09-20')} {...fieldProps} />
      </Stack>
    </LocalizationProvider>
  );
}
