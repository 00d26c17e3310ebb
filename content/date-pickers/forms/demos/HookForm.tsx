import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Adoption {
  pickup: Dayjs | null;
}

const opening = dayjs('2025-06-02');

// preview-start
/** React Hook Form calls `focus()` after an error. The input is hidden, so focus the first section. */
function firstSection(root: HTMLElement | null) {
  return root && { focus: () => root.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() };
}
// preview-end

export default function HookForm() {
  const { control, handleSubmit, reset } = useForm<Adoption>({ defaultValues: { pickup: null } });
  const [sent, setSent] = React.useState('');

  const send = ({ pickup }: Adoption) => setSent(`pickup=${pickup?.format('YYYY-MM-DD')}`);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 300 }}
        onSubmit={handleSubmit(send)}
      >
        {/* preview-start */}
        <Controller
          name="pickup"
          control={control}
          rules={{
            validate: (value) => {
              if (!value?.isValid()) {
                return 'Enter a complete date.';
              }
              return !value.isBefore(opening, 'day') || 'The shelter opens on June 2.';
            },
          }}
          render={({ field: { ref, onBlur, ...field }, fieldState: { error } }) => (
            <DatePicker
              {...field}
              ref={(root) => ref(firstSection(root))}
              label="Pick up the cat"
              minDate={opening}
              slotProps={{
                textField: {
                  onBlur,
                  required: true,
                  error: Boolean(error) || undefined,
                  helperText: error?.message ?? 'From June 2, 2025',
                },
              }}
            />
          )}
        />
        {/* preview-end */}
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained">
            Adopt
          </Button>
          <Button onClick={() => reset()}>Reset</Button>
        </Stack>
        <Typography variant="body2" role="status">
          {sent || 'Nothing sent yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
