import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { deliveries } from './deliveries.data';
import type { Delivery } from './deliveries.data';

const columns: GridColDef<Delivery>[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 140 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
];

const fill = (argb: string) => ({
  type: 'pattern' as const,
  pattern: 'solid' as const,
  fgColor: { argb },
});

// preview-start
const options: GridExcelExportOptions = {
  fileName: 'deliveries',
  exceljsPostProcess: async ({ worksheet }) => {
    const last = worksheet.rowCount;
    const header = worksheet.getRow(1);
    header.font = { bold: true, color: { argb: 'FFFFFFFF' } };
    header.eachCell((cell) => {
      cell.fill = fill('FF1B5E20');
    });
    worksheet.views = [{ state: 'frozen', ySplit: 1 }];
    worksheet.autoFilter = { from: 'A1', to: `B${last}` };

    worksheet.eachRow((row, number) => {
      if (number > 1 && Number(row.getCell(2).value) > 7) {
        row.getCell(2).fill = fill('FFFFE0B2');
      }
    });
    const total = worksheet.addRow(['Total', { formula: `SUM(B2:B${last})` }]);
    total.font = { bold: true };
    total.getCell(2).border = { top: { style: 'double' } };
  },
};
// preview-end

export default function StyledExcel() {
  const apiRef = useGridApiRef();

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'start' }}>
      <Button size="small" onClick={() => apiRef.current?.exportDataAsExcel(options)}>
        Download Excel file
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Deliveries for Excel"
          rows={deliveries}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
