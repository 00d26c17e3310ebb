import * as React from 'react';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  QuickFilter,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { minerals } from './minerals.data';
import { SearchControl } from './searchControl';

// preview-start
function SearchToolbar() {
  const apiRef = useGridApiContext();
  const [expanded, setExpanded] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const open = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
        event.preventDefault();
        setExpanded(true);
      }
    };
    const root = apiRef.current.rootElementRef.current;
    root?.addEventListener('keydown', open, { signal: controller.signal });
    return () => controller.abort();
  }, [apiRef]);

  return (
    <Toolbar aria-label="Search">
      <QuickFilter expanded={expanded} onExpandedChange={setExpanded}>
        <SearchControl />
        {/* preview-end */}
        <Tooltip title="Search (Ctrl+F)">
          <QuickFilterTrigger render={<ToolbarButton />}>
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        </Tooltip>
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchShortcut() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Minerals with a shortcut"
        rows={minerals}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </div>
  );
}
