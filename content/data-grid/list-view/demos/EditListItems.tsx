import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import EditIcon from '@mui/icons-material/Edit';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridListViewColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { columns } from './boatColumns';
import { boats } from './boats.data';
import type { Boat } from './boats.data';
import { EditBoat } from './editBoat';

const StartEditing = React.createContext<(boat: Boat) => void>(() => {});

// preview-start
function EditableBoat({ row }: GridRenderCellParams<Boat>) {
  const startEditing = React.useContext(StartEditing);

  return (
    <Stack direction="row" sx={{ width: '100%', height: '100%', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" noWrap sx={{ flex: 1 }}>
        {row.name}, {row.status.toLowerCase()}, €{row.price}
      </Typography>
      <IconButton
        aria-label={`Edit ${row.name}`}
        onKeyDown={(event) => event.stopPropagation()}
        onClick={() => startEditing(row)}
      >
        <EditIcon />
      </IconButton>
    </Stack>
  );
}

const listViewColumn: GridListViewColDef<Boat> = {
  field: 'boat',
  renderCell: (params) => <EditableBoat {...params} />,
};
// preview-end

export default function EditListItems() {
  const [rows, setRows] = React.useState<Boat[]>(boats);
  const [edited, setEdited] = React.useState<Boat | null>(null);
  const save = (boat: Boat) => {
    setRows((before) => before.map((row) => (row.id === boat.id ? boat : row)));
    setEdited(null);
  };

  return (
    <StartEditing value={setEdited}>
      <div style={{ height: 400, width: '100%', maxWidth: 480 }}>
        <DataGridPro
          aria-label="Boats to edit"
          rows={rows}
          columns={columns}
          listView
          listViewColumn={listViewColumn}
          rowHeight={60}
          rowSelection={false}
          hideFooter
        />
      </div>
      {edited && <EditBoat boat={edited} onSave={save} onClose={() => setEdited(null)} />}
    </StartEditing>
  );
}
