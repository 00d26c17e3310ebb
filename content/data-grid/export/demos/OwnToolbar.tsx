import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import { columns } from './columns';

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv render={<ToolbarButton render={<Button startIcon={<DownloadIcon />} />} />}>
        Download CSV
      </ExportCsv>
      <ExportPrint render={<ToolbarButton render={<Button startIcon={<PrintIcon />} />} />}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}

export default function OwnToolbar() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Seeds"
        rows={seeds}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </div>
  );
}
