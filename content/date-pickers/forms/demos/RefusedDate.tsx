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

/** Stands for a request: the server has no kayak left on September 6. */
async function reserve(day: string) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return day === '2025-09-06' ? { free: false } : { free: true };
}

/** React Hook Form calls `focus()` after an error. The input is hidden, so focus the first section. */
function firstSection(root: HTMLElement | null) {
  return root && { focus: () => root.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() };
}

export default function RefusedDate() {
  const [sent, setSent] = React.useState('Nothing reserved yet.');
  const { control, handleSubmit, setError, formState } = useForm<{ trip: Dayjs | null }>({
    defaultValues: { trip: dayjs('2025-09-06') },
  });

  // preview-start
  const send = async ({ trip }: { trip: Dayjs | null }) => {
    const day = trip?.isValid() ? trip.format('YYYY-MM-DD') : '';
    const answer = await reserve(day);
    if (answer.free) {
      setSent(`Reserved for ${day}.`);
    } else {
      setError('trip', { message: 'All kayaks are taken on this day.' }, { shouldFocus: true });
    }
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 300 }}
        onSubmit={handleSubmit(send)}
      >
        <Controller
          name="trip"
          control={control}
          rules={{ validate: (value) => Boolean(value?.isValid()) || 'Enter a complete date.' }}
          render={({ field: { ref, onBlur, ...field }, fieldState: { error } }) => (
            <DatePicker
              {...field}
              ref={(root) => ref(firstSection(root))}
              label="Kayak trip"
              slotProps={{
                textField: {
                  onBlur,
                  error: Boolean(error) || undefined,
                  helperText: error?.message,
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          Reserve
        </Button>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
