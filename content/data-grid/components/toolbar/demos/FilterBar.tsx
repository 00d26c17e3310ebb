import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridFilterItem } from '@mui/x-data-grid';
import { columns } from './columns';
import { trails } from './trails.data';

// preview-start
function FilterToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const triggerRef = React.useRef<HTMLButtonElement>(null);
  const remove = (item: GridFilterItem) => {
    apiRef.current.deleteFilterItem(item);
    triggerRef.current?.focus();
  };

  return (
    <Toolbar aria-label="Filters" style={{ flexWrap: 'wrap', justifyContent: 'start', gap: 8 }}>
      <FilterPanelTrigger
        ref={triggerRef}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Add a filter
      </FilterPanelTrigger>
      {items.map((item) => (
        <Chip
          key={`${item.id} ${item.field}`}
          size="small"
          label={`${lookup[item.field]?.headerName} ${item.operator} ${item.value ?? ''}`}
          onDelete={() => remove(item)}
        />
      ))}
    </Toolbar>
  );
}
// preview-end

export default function FilterBar() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Trails with filters"
        rows={trails}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'grade', operator: 'not', value: 'Hard' }] } },
        }}
        hideFooter
      />
    </div>
  );
}
