import SearchIcon from '@mui/icons-material/SearchOutlined';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  QuickFilter,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { minerals } from './minerals.data';
import { SearchControl } from './searchControl';

// preview-start
function SearchToolbar() {
  return (
    <Toolbar aria-label="Search">
      <QuickFilter style={{ display: 'flex', alignItems: 'center' }}>
        <SearchControl />
        <Tooltip title="Search">
          <QuickFilterTrigger render={<ToolbarButton />}>
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        </Tooltip>
      </QuickFilter>
    </Toolbar>
  );
}
// preview-end

export default function ExpandingSearch() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Minerals with an expanding search"
        rows={minerals}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </div>
  );
}
