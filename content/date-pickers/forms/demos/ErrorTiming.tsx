import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const modes = ['onSubmit', 'onBlur', 'onChange'] as const;
type Mode = (typeof modes)[number];
const latest = dayjs('2007-12-31');

/** React Hook Form calls `focus()` after an error. The input is hidden, so focus the first section. */
function firstSection(root: HTMLElement | null) {
  return root && { focus: () => root.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() };
}

function Membership({ mode }: { mode: Mode }) {
  // preview-start
  const { control, handleSubmit } = useForm<{ birthday: Dayjs | null }>({
    mode,
    defaultValues: { birthday: null },
  });
  // preview-end

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit(() => {})}>
      <Controller
        name="birthday"
        control={control}
        rules={{
          validate: (value) =>
            (value?.isValid() && !value.isAfter(latest)) || 'Enter a date before 2008.',
        }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          // preview-start
          <DateField
            {...field}
            ref={(root) => ref(firstSection(root))}
            label="Date of birth"
            maxDate={latest}
            error={Boolean(error)}
            helperText={error?.message ?? `Errors appear with ${mode}`}
          />
          // preview-end
        )}
      />
      <Button type="submit" variant="contained">
        Join the club
      </Button>
    </Stack>
  );
}

export default function ErrorTiming() {
  const [mode, setMode] = React.useState<Mode>('onBlur');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="When errors appear"
          value={mode}
          onChange={(_, next: Mode | null) => next && setMode(next)}
        >
          {modes.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Membership key={mode} mode={mode} />
      </Stack>
    </LocalizationProvider>
  );
}
