import Button from '@mui/material/Button';
import { DataGridPremium, ExportExcel, Toolbar, ToolbarButton } from '@mui/x-data-grid-premium';
import type { GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { lots } from './lots.data';

// preview-start
const options: GridExcelExportOptions = {
  fileName: 'auction-lots',
  columnsStyles: { estimate: { numFmt: '#,##0 "€"' } },
};

function LotToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ExportExcel render={<ToolbarButton render={<Button size="small" />} />} options={options}>
        Download Excel
      </ExportExcel>
    </Toolbar>
  );
}
// preview-end

export default function ExcelButton() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Lots for a spreadsheet"
        rows={lots}
        columns={columns}
        slots={{ toolbar: LotToolbar }}
        hideFooter
      />
    </div>
  );
}
