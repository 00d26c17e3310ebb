import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

const pickers = {
  date: StaticDatePicker,
  time: StaticTimePicker,
  'date-time': StaticDateTimePicker,
};
const areas = ['toolbar', 'tabs', 'shortcuts', 'contentWrapper', 'actionBar'] as const;
const items = [{ label: 'Regatta', getValue: () => dayjs('2025-06-21T09:00') }];

/** Draws a frame and the name around each area. */
const framedAreas = Object.fromEntries(
  areas.map((area) => [
    `& .${pickersLayoutClasses[area]}`,
    {
      position: 'relative',
      outline: '1px dashed',
      outlineOffset: -3,
      outlineColor: 'primary.main',
      '&::before': {
        content: `"${area}"`,
        position: 'absolute',
        top: 3,
        insetInlineStart: 3,
        zIndex: 1,
        px: 0.5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: 11,
      },
    },
  ]),
);

export default function LayoutAreas() {
  const [type, setType] = React.useState<keyof typeof pickers>('date');
  const [orientation, setOrientation] = React.useState<'portrait' | 'landscape'>('portrait');
  const [hasShortcuts, setHasShortcuts] = React.useState(false);
  const Picker = pickers[type];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Picker"
          value={type}
          onChange={(_event, choice) => setType(choice ?? type)}
        >
          {Object.keys(pickers).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, choice) => setOrientation(choice ?? orientation)}
        >
          <ToggleButton value="portrait" sx={{ textTransform: 'none' }}>
            portrait
          </ToggleButton>
          <ToggleButton value="landscape" sx={{ textTransform: 'none' }}>
            landscape
          </ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          label="Shortcuts"
          control={
            <Switch
              checked={hasShortcuts}
              onChange={(_event, checked) => setHasShortcuts(checked)}
            />
          }
        />
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* preview-start */}
          <Picker
            key={type}
            orientation={orientation}
            defaultValue={dayjs('2025-06-14T10:30')}
            slotProps={{
              layout: { sx: framedAreas },
              shortcuts: { items: hasShortcuts ? items : [] },
            }}
          />
          {/* preview-end */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
