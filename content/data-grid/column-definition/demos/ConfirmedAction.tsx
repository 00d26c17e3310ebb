import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { finds, type Find } from './finds.data';

export default function ConfirmedAction() {
  const [rows, setRows] = React.useState(finds);
  const [candidate, setCandidate] = React.useState<Find | null>(null);

  const columns = React.useMemo<GridColDef<Find>[]>(
    () => [
      { field: 'object', headerName: 'Object', minWidth: 120, flex: 1 },
      { field: 'trench', headerName: 'Trench', width: 80 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        // preview-start
        renderCell: (params: GridRenderCellParams<Find>) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.object}`}
              onClick={() => setCandidate(params.row)}
            />
          </GridActionsCell>
        ),
        // preview-end
      },
    ],
    [],
  );

  function deleteCandidate() {
    setRows((all) => all.filter((row) => row !== candidate));
    setCandidate(null);
  }

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid aria-label="Finds" rows={rows} columns={columns} hideFooter />
      <Dialog
        open={candidate !== null}
        onClose={() => setCandidate(null)}
        aria-labelledby="delete-find"
      >
        <DialogTitle id="delete-find">Delete “{candidate?.object}”?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setCandidate(null)}>Keep</Button>
          <Button color="error" onClick={deleteCandidate}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
