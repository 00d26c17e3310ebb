import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const day = z
  .custom<Dayjs | null>()
  .refine((value) => Boolean(value?.isValid()), 'Enter a complete date.')
  .transform((value) => (value as Dayjs).format('YYYY-MM-DD'));

const stay = z
  .object({ arrival: day, departure: day })
  .refine(({ arrival, departure }) => arrival < departure, {
    path: ['departure'],
    message: 'Leave after the day of arrival.',
    when: ({ issues }) => issues.length === 0,
  });
// preview-end

const fields = [
  { name: 'arrival', label: 'Arrival' },
  { name: 'departure', label: 'Departure' },
] as const;

/** React Hook Form calls `focus()` after an error. The input is hidden, so focus the first section. */
function firstSection(root: HTMLElement | null) {
  return root && { focus: () => root.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() };
}

export default function HookFormZod() {
  const [sent, setSent] = React.useState('Nothing sent yet.');
  // preview-start
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(stay),
    defaultValues: { arrival: dayjs('2025-07-11'), departure: null },
  });
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 300 }}
        onSubmit={handleSubmit((data) => setSent(JSON.stringify(data)))}
      >
        {fields.map(({ name, label }) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { ref, onBlur, ...field }, fieldState: { error } }) => (
              <DatePicker
                {...field}
                ref={(root) => ref(firstSection(root))}
                label={label}
                referenceDate={dayjs('2025-07-11')}
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
        ))}
        <Button type="submit" variant="contained">
          Book the cabin
        </Button>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
