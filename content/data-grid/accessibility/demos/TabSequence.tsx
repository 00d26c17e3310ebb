import FlagIcon from '@mui/icons-material/Flag';
import PlaceIcon from '@mui/icons-material/Place';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

interface Buoy {
  id: number;
  name: string;
  /** Whether a buoy at anchor can be towed. */
  free: boolean;
}

const buoys: Buoy[] = [
  { id: 1, name: 'Red 4', free: true },
  { id: 2, name: 'Green 7', free: false },
  { id: 3, name: 'Wreck 2', free: true },
];

// preview-start
const renderOne = ({ row, tabIndex }: GridRenderCellParams<Buoy>) => (
  <Button size="small" tabIndex={tabIndex} aria-label={`Call ${row.name}`}>
    Call
  </Button>
);
// preview-end

const renderTwo = ({ row, tabIndex }: GridRenderCellParams<Buoy>) => (
  <Stack direction="row">
    <Button
      size="small"
      tabIndex={tabIndex}
      disabled={!row.free}
      aria-label={`Tow ${row.name}`}
      color="secondary"
    >
      Tow
    </Button>
    <Button size="small" tabIndex={tabIndex} aria-label={`Log of ${row.name}`}>
      Log
    </Button>
  </Stack>
);

const renderActions = (params: GridRenderCellParams<Buoy>) => (
  <GridActionsCell {...params}>
    <GridActionsCellItem icon={<PlaceIcon />} label={`Locate ${params.row.name}`} />
    <GridActionsCellItem icon={<FlagIcon />} label={`Report ${params.row.name}`} />
  </GridActionsCell>
);

const custom = { sortable: false, display: 'flex' } as const;

const columns: GridColDef<Buoy>[] = [
  { field: 'name', headerName: 'Buoy', flex: 1, minWidth: 90 },
  { field: 'one', headerName: 'One', width: 85, renderCell: renderOne, ...custom },
  { field: 'two', headerName: 'Two', width: 150, renderCell: renderTwo, ...custom },
  { field: 'act', headerName: 'Actions', type: 'actions', width: 90, renderCell: renderActions },
];

export default function TabSequence() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        aria-label="Buoys"
        rows={buoys}
        columns={columns}
        disableRowSelectionOnClick
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
