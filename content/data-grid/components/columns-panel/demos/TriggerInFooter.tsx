import { ColumnsPanelTrigger, DataGrid, GridFooterContainer, GridRowCount } from '@mui/x-data-grid';
import { bridges } from './bridges.data';
import { columns } from './columns';

// preview-start
function BridgeFooter() {
  return (
    <GridFooterContainer>
      <ColumnsPanelTrigger size="small">Choose columns</ColumnsPanelTrigger>
      <GridRowCount rowCount={bridges.length} visibleRowCount={bridges.length} />
    </GridFooterContainer>
  );
}
// preview-end

export default function TriggerInFooter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        aria-label="Bridges with a footer"
        rows={bridges}
        columns={columns}
        slots={{ footer: BridgeFooter }}
      />
    </div>
  );
}
