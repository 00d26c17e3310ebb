import Box from '@mui/material/Box';
import { DataGrid, GridLongTextCell } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stalls } from './markets.data';
import type { Stall } from './markets.data';

// preview-start
function renderGoods(offer: string | null) {
  const goods = (offer ?? '').split(/, and | and |, /);
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, lineHeight: 1.6 }}>
      {goods.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Box>
  );
}

const columns: GridColDef<Stall>[] = [
  { field: 'stall', headerName: 'Stall', width: 130 },
  {
    field: 'offer',
    headerName: 'Offer',
    type: 'longText',
    width: 180,
    renderCell: (params) => <GridLongTextCell {...params} renderContent={renderGoods} />,
  },
];
// preview-end

export default function LongTextPopup() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Offers of the stalls" rows={stalls} columns={columns} hideFooter />
    </div>
  );
}
