import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PowerIcon from '@mui/icons-material/PowerSettingsNew';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

export default function RowActions() {
  const [rows, setRows] = React.useState(stations);

  const columns = React.useMemo<GridColDef<Station>[]>(() => {
    const remove = ({ id }: Station) => setRows((all) => all.filter((row) => row.id !== id));
    const toggle = ({ id }: Station) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, online: !row.online } : row)));
    const duplicate = (row: Station) =>
      setRows((all) => [...all, { ...row, id: Math.max(...all.map(({ id }) => id)) + 1 }]);

    return [
      { field: 'name', headerName: 'Station', minWidth: 110, flex: 1 },
      { field: 'online', headerName: 'Online', type: 'boolean', width: 80 },
      // preview-start
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        renderCell: (params: GridRenderCellParams<Station>) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Remove ${params.row.name}`}
              onClick={() => remove(params.row)}
            />
            <GridActionsCellItem
              showInMenu
              icon={<PowerIcon />}
              label={params.row.online ? 'Switch off' : 'Switch on'}
              onClick={() => toggle(params.row)}
            />
            <GridActionsCellItem
              showInMenu
              icon={<ContentCopyIcon />}
              label="Duplicate"
              onClick={() => duplicate(params.row)}
            />
          </GridActionsCell>
        ),
      },
      // preview-end
    ];
  }, []);

  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid aria-label="Stations with actions" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
