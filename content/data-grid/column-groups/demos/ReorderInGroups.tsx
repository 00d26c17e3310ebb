import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { columns, races } from './regatta.data';

// preview-start
const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Crew', children: [{ field: 'boat' }, { field: 'club' }] },
  {
    groupId: 'Splits',
    freeReordering: true,
    children: [{ field: 'split500' }, { field: 'split1000' }, { field: 'split1500' }],
  },
];
// preview-end

export default function ReorderInGroups() {
  return (
    <div style={{ height: 274, width: '100%' }}>
      <DataGridPro
        aria-label="Results to reorder"
        rows={races}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
