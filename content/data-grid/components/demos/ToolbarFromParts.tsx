import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { hives } from './hives.data';

const textButton = <ToolbarButton render={<Button size="small" />} />;

// preview-start
function HiveToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={textButton}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={textButton}>Filters</FilterPanelTrigger>
      <ExportCsv render={textButton}>Download</ExportCsv>
    </Toolbar>
  );
}
// preview-end

export default function ToolbarFromParts() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Hives"
        rows={hives}
        columns={columns}
        // preview-start
        slots={{ toolbar: HiveToolbar }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
