import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { recordings } from './recordings.data';

// preview-start
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ display: 'flex', gap: 8, flex: 1 }}>
        <QuickFilterControl
          fullWidth
          size="small"
          placeholder="Sound or place"
          slotProps={{
            htmlInput: { role: 'searchbox', 'aria-label': 'Search recordings' },
            input: { startAdornment: <SearchIcon fontSize="small" /> },
          }}
        />
        <QuickFilterClear render={<Button size="small">Clear</Button>} />
      </QuickFilter>
    </Toolbar>
  );
}
// preview-end

export default function OwnSearchInput() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Recordings"
        rows={recordings}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </div>
  );
}
