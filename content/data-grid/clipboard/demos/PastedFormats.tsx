import TextField from '@mui/material/TextField';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

const columns: GridColDef<Loan>[] = [
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 130 },
  // preview-start
  {
    field: 'insured',
    headerName: 'Insured (€)',
    type: 'number',
    width: 110,
    editable: true,
    pastedValueParser: (text) => {
      const amount = Number(text.replace(/[€,\s]/g, ''));
      return text.trim() === '' || Number.isNaN(amount) ? undefined : amount;
    },
  },
  {
    field: 'leaves',
    headerName: 'Leaves',
    type: 'date',
    width: 110,
    editable: true,
    pastedValueParser: (text) => {
      const [day = NaN, month = NaN, year = NaN] = text.split('.').map(Number);
      const date = new Date(year, month - 1, day);
      return Number.isNaN(date.getTime()) ? undefined : date;
    },
  },
  // preview-end
];

export default function PastedFormats() {
  return (
    <Stack sx={{ width: '100%', gap: 2, pt: 1 }}>
      <TextField
        label="Text to copy"
        multiline
        rows={3}
        size="small"
        defaultValue={'€ 52,000\t15.09.2026\n€ 9,450\t16.09.2026\nunknown\tlater'}
      />
      <div style={{ height: 318 }}>
        <DataGridPremium
          cellSelection
          rowSelection={false}
          aria-label="Loans with parsed values"
          rows={loans}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
