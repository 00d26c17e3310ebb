import InputBase from '@mui/material/InputBase';
import Link from '@mui/material/Link';
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
      <QuickFilter expanded style={{ display: 'flex', flex: 1, alignItems: 'center' }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <InputBase
              fullWidth
              placeholder="Type to search…"
              inputRef={ref}
              inputProps={{ ...slotProps?.htmlInput, 'aria-label': 'Search the collection' }}
              {...{ value, onChange, onKeyDown }}
            />
          )}
        />
        <QuickFilterClear
          render={({ onClick }, { value }) =>
            value ? (
              <Link component="button" onClick={onClick} sx={{ whiteSpace: 'nowrap' }}>
                Clear “{value}”
              </Link>
            ) : (
              <span />
            )
          }
        />
      </QuickFilter>
    </Toolbar>
  );
}
// preview-end

export default function SearchWithState() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Minerals with custom elements"
        rows={minerals}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </div>
  );
}
