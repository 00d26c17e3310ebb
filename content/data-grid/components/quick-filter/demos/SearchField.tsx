import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { minerals } from './minerals.data';

// preview-start
function SearchToolbar() {
  return (
    <Toolbar aria-label="Search">
      <QuickFilter expanded style={{ display: 'flex', flex: 1, gap: 8 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...other }) => (
            <TextField
              {...other}
              fullWidth
              size="small"
              id={slotProps?.htmlInput?.id}
              label="Search minerals"
              inputRef={ref}
              slotProps={{ htmlInput: slotProps?.htmlInput }}
            />
          )}
        />
        <QuickFilterClear render={<Button />} tabIndex={0}>
          Clear
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}
// preview-end

export default function SearchField() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Minerals"
        rows={minerals}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </div>
  );
}
