import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { DraftBar } from './draftBar';
import { places, seedlings } from './seedlings.data';
import type { Seedling } from './seedlings.data';
import { useDrafts } from './useDrafts';

const columns: GridColDef<Seedling>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 100, editable: true },
  {
    field: 'place',
    headerName: 'Place',
    type: 'singleSelect',
    valueOptions: [...places],
    width: 130,
    editable: true,
  },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 90, editable: true },
];

export default function BulkEdits() {
  const { rows, drafts, processRowUpdate, save, discard } = useDrafts(seedlings);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <DraftBar count={drafts.size} onSave={save} onDiscard={discard} />
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Seedlings, saved together"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          getRowClassName={({ row }) => (drafts.has(row.id) ? 'draft' : '')}
          hideFooter
          sx={{ '& .draft': { fontStyle: 'italic', boxShadow: 'inset 4px 0 0 currentcolor' } }}
        />
      </div>
    </Stack>
  );
}
