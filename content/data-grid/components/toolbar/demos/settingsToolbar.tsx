import * as React from 'react';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { Toolbar, ToolbarButton } from '@mui/x-data-grid';
import type { GridDensity, GridToolbarProps } from '@mui/x-data-grid';

/** What users can set. */
export interface TrailSettings {
  density: GridDensity;
  columnLines: boolean;
}

/** Props that the grid's owner passes in `slotProps.toolbar`. */
export interface SettingsToolbarProps extends GridToolbarProps {
  settings?: TrailSettings;
  onSettingsChange?: (settings: TrailSettings) => void;
}

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

/** A toolbar with one menu for density and lines. */
export function SettingsToolbar({ settings, onSettingsChange }: SettingsToolbarProps) {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  if (!settings) {
    return null;
  }
  const change = (changes: Partial<TrailSettings>) => {
    onSettingsChange?.({ ...settings, ...changes });
    setOpen(false);
  };
  const item = (role: string, label: string, checked: boolean, changes: Partial<TrailSettings>) => (
    <MenuItem key={label} role={role} aria-checked={checked} onClick={() => change(changes)}>
      <ListItemIcon>{checked && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );

  return (
    <Toolbar aria-label="View of the trails">
      <Tooltip title="Settings">
        <ToolbarButton
          ref={buttonRef}
          id="trail-settings"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        anchorEl={() => buttonRef.current}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-labelledby': 'trail-settings' } }}
      >
        {densities.map((density) =>
          item('menuitemradio', density, settings.density === density, { density }),
        )}
        <Divider />
        {item('menuitemcheckbox', 'Lines between columns', settings.columnLines, {
          columnLines: !settings.columnLines,
        })}
      </Menu>
    </Toolbar>
  );
}
