import Timer from '@mui/icons-material/TimerOutlined';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnGroupHeaderParams, GridColumnGroupingModel } from '@mui/x-data-grid';
import { columns, races } from './regatta.data';

const shownColumns = columns.filter(({ field }) => field !== 'split1500');

// preview-start
function GroupWithIcon({ headerName, fields }: GridColumnGroupHeaderParams) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, overflow: 'hidden' }}>
      <Timer fontSize="small" />
      {`${headerName} (${fields.length})`}
    </Box>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'crew',
    headerName: 'Crew',
    description: 'As entered by the club',
    children: [{ field: 'boat' }, { field: 'club' }],
  },
  {
    groupId: 'times',
    headerName: 'Times',
    headerAlign: 'center',
    headerClassName: 'times',
    renderHeaderGroup: (params) => <GroupWithIcon {...params} />,
    children: [{ field: 'split500' }, { field: 'split1000' }, { field: 'finish' }],
  },
];
// preview-end

export default function CustomGroupHeader() {
  return (
    <div style={{ height: 274, width: '100%' }}>
      <DataGrid
        aria-label="Times of the final"
        rows={races}
        columns={shownColumns}
        columnGroupingModel={columnGroupingModel}
        sx={{ '& .times': { bgcolor: 'action.selected' } }}
        hideFooter
      />
    </div>
  );
}
