import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns } from './columns';
import { lots } from './lots.data';

// preview-start
const button = <ToolbarButton render={<Button size="small" />} />;

function LotToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ExportCsv render={button} options={{ fileName: 'auction-lots', delimiter: ';' }}>
        Download CSV
      </ExportCsv>
      <ExportPrint render={button} options={{ hideToolbar: true, hideFooter: true }}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}
// preview-end

export default function ExportButtons() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Lots"
        rows={lots}
        columns={columns}
        slots={{ toolbar: LotToolbar }}
        hideFooter
      />
    </div>
  );
}
