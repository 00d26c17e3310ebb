import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns as allColumns } from './columns';

// preview-start
const columns = allColumns.map((column) =>
  column.field === 'state' ? { ...column, filterable: false } : column,
);
// preview-end

export default function ReadOnlyFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'state', operator: 'is', value: 'Waiting' }],
  });

  return (
    <div style={{ height: 264, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Waiting repairs"
        rows={repairs}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        hideFooter
      />
    </div>
  );
}
