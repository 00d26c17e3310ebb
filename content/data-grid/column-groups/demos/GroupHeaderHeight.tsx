import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnGroupingModel } from '@mui/x-data-grid';
import { columns, races } from './regatta.data';

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Crew', children: [{ field: 'boat' }, { field: 'club' }] },
  { groupId: 'Splits', children: [{ field: 'split500' }, { field: 'split1000' }] },
];

export default function GroupHeaderHeight() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Splits of the final"
        rows={races}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={32}
        hideFooter
      />
    </div>
  );
}
