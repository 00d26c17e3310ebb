import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnGroupingModel } from '@mui/x-data-grid';
import { columns, races } from './regatta.data';

// preview-start
const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Crew', children: [{ field: 'boat' }, { field: 'club' }] },
  {
    groupId: 'times',
    headerName: 'Times',
    children: [
      {
        groupId: 'splits',
        headerName: 'Splits',
        children: [{ field: 'split500' }, { field: 'split1000' }, { field: 'split1500' }],
      },
      { field: 'finish' },
    ],
  },
];
// preview-end

export default function NestedGroups() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Results of the final"
        rows={races}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
