import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns, pivotModel } from './columns';
import { sales } from './sales.data';

// preview-start
function SalesToolbar() {
  return (
    <Toolbar aria-label="Analysis">
      <PivotPanelTrigger
        render={(props, { open, active }) => (
          <ToolbarButton {...props} render={<Button variant={open ? 'contained' : 'outlined'} />}>
            {active ? 'Pivot is on' : 'Pivot is off'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// preview-end

export default function PivotState() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Sales by product"
        rows={sales}
        columns={columns}
        slots={{ toolbar: SalesToolbar }}
        initialState={{ pivoting: { model: pivotModel, enabled: true } }}
        hideFooter
      />
    </div>
  );
}
