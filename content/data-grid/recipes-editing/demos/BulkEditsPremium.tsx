import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { DraftBar } from './draftBar';
import { seedlings } from './seedlings.data';
import type { Seedling } from './seedlings.data';
import { useDrafts } from './useDrafts';

const columns: GridColDef<Seedling>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 100, editable: true },
  { field: 'place', headerName: 'Place', width: 130, editable: true },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 90, editable: true },
];

export default function BulkEditsPremium() {
  const { rows, drafts, processRowUpdate, save, discard } = useDrafts(seedlings);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <DraftBar count={drafts.size} onSave={save} onDiscard={discard} />
      <div style={{ height: 318 }}>
        <DataGridPremium
          aria-label="Seedlings, with cells to paste into"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          historyStackSize={0}
          processRowUpdate={processRowUpdate}
          initialState={{ aggregation: { model: { pots: 'sum' } } }}
          getRowClassName={({ row }) => (drafts.has(row.id) ? 'draft' : '')}
          hideFooter
          sx={{ '& .draft': { fontStyle: 'italic', boxShadow: 'inset 4px 0 0 currentcolor' } }}
        />
      </div>
    </Stack>
  );
}
