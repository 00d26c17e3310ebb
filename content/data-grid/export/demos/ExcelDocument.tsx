import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { seeds } from '../../shared/seeds.data';
import { columns } from './columns';

const excelOptions: GridExcelExportOptions = {
  fileName: 'seed-library',
  columnsStyles: {
    harvested: { numFmt: 'yyyy-mm-dd' },
    packets: { font: { bold: true } },
  },
  exceljsPreProcess: async ({ workbook, worksheet }) => {
    workbook.created = new Date(2026, 2, 1);
    worksheet.name = 'Stock';
    worksheet.addRow(['Seed library, stock of March 2026']).font = { bold: true, size: 14 };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.addRow([]);
    worksheet.addRow(['Drawers', seeds.length]);
  },
};

export default function ExcelDocument() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Seeds"
        rows={seeds}
        columns={columns}
        slotProps={{ toolbar: { excelOptions } }}
        hideFooter
      />
    </div>
  );
}
