import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, GridOverlay, useGridApiContext } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './kiteColumns';
import { kites } from './kites.data';

// preview-start
function ChooseFields() {
  const apiRef = useGridApiContext();
  const groupByName = () =>
    apiRef.current.setPivotModel({
      rows: [{ field: 'name' }],
      columns: [],
      values: [{ field: 'span', aggFunc: 'max' }],
    });
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography>Choose fields in the pivot panel.</Typography>
        <Button onClick={groupByName}>Show the span of each kite</Button>
      </Stack>
    </GridOverlay>
  );
}

const slots: DataGridPremiumProps['slots'] = { emptyPivotOverlay: ChooseFields };
// preview-end

export default function EmptyPivot() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGridPremium
        aria-label="Kites in pivot mode"
        rows={kites}
        columns={columns}
        slots={slots}
        initialState={{ pivoting: { enabled: true } }}
        // An empty row of headers has no meaning for screen readers.
        sx={{ '& [aria-rowindex="1"]:not(:has([role="columnheader"]))': { visibility: 'hidden' } }}
        hideFooter
      />
    </div>
  );
}
