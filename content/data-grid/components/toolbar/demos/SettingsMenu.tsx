import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { SettingsToolbar } from './settingsToolbar';
import type { SettingsToolbarProps, TrailSettings } from './settingsToolbar';
import { trails } from './trails.data';

export default function SettingsMenu() {
  const [settings, setSettings] = React.useState<TrailSettings>({
    density: 'standard',
    columnLines: false,
  });
  const toolbarProps: Partial<SettingsToolbarProps> = { settings, onSettingsChange: setSettings };

  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Trails with settings"
        rows={trails}
        columns={columns}
        density={settings.density}
        showCellVerticalBorder={settings.columnLines}
        slots={{ toolbar: SettingsToolbar }}
        slotProps={{ toolbar: toolbarProps }}
        hideFooter
      />
    </div>
  );
}
