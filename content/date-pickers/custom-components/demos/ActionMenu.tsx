import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';

// preview-start
function FiringMenu({ actions = [], className }: PickersActionBarProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const { acceptValueChanges, cancelValueChanges, clearValue } = usePickerActionsContext();
  const { okButtonLabel, cancelButtonLabel, clearButtonLabel } = usePickerTranslations();

  const items = [
    { action: 'accept', label: okButtonLabel, run: acceptValueChanges },
    { action: 'cancel', label: cancelButtonLabel, run: cancelValueChanges },
    { action: 'clear', label: clearButtonLabel, run: clearValue },
  ] as const;

  return (
    <DialogActions className={className}>
      <Button aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Firing
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items
          .filter((item) => actions.includes(item.action))
          .map((item) => (
            <MenuItem
              key={item.action}
              onClick={() => {
                setAnchor(null);
                item.run();
              }}
            >
              {item.label}
            </MenuItem>
          ))}
      </Menu>
    </DialogActions>
  );
}
// preview-end

export default function ActionMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <StaticDatePicker
          defaultValue={dayjs('2025-03-14')}
          slots={{ actionBar: FiringMenu }}
          slotProps={{ actionBar: { actions: ['accept', 'cancel', 'clear'] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
