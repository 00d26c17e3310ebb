import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext } from '@mui/x-data-grid';
import { columns } from './columns';
import { trails } from './trails.data';

// preview-start
function TrailToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const add = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = Math.max(...apiRef.current.getAllRowIds().map(Number)) + 1;
    const name = new FormData(event.currentTarget).get('name');
    apiRef.current.updateRows([{ id, name, valley: 'New' }]);
    setAnchor(null);
  };

  return (
    <Toolbar aria-label="New trails">
      <ToolbarButton
        render={<Button size="small" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add a trail
      </ToolbarButton>
      {/* preview-end */}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'New trail' } }}
      >
        <Stack component="form" onSubmit={add} sx={{ p: 2, gap: 2 }}>
          <TextField required size="small" label="Name of the trail" name="name" />
          <Button type="submit" variant="contained">
            Add
          </Button>
        </Stack>
      </Popover>
    </Toolbar>
  );
}

export default function OwnPanel() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Trails with a form"
        rows={trails}
        columns={columns}
        slots={{ toolbar: TrailToolbar }}
        hideFooter
      />
    </div>
  );
}
