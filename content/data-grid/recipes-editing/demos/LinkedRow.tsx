import { DataGrid, GridEditSingleSelectCell, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { departures, platforms } from './platforms.data';
import type { Departure } from './platforms.data';

// preview-start
function StationEditor(params: GridRenderEditCellParams<Departure>) {
  const apiRef = useGridApiContext();
  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async () => {
        await apiRef.current.setEditCellValue({ id: params.id, field: 'platform', value: '' });
      }}
    />
  );
}

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', flex: 1, minWidth: 120 },
  {
    field: 'station',
    headerName: 'Station',
    type: 'singleSelect',
    valueOptions: Object.keys(platforms),
    width: 120,
    editable: true,
    renderEditCell: (params) => <StationEditor {...params} />,
  },
  {
    field: 'platform',
    headerName: 'Platform',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? (platforms[row.station] ?? []) : Object.values(platforms).flat(),
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
    width: 110,
    editable: true,
  },
];
// preview-end

export default function LinkedRow() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        editMode="row"
        aria-label="Departures, edited row by row"
        rows={departures}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
