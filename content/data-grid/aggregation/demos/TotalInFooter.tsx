import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type { GridAggregationLookup } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

// preview-start
function TotalFooter() {
  const apiRef = useGridApiContext();
  const lookup: GridAggregationLookup | undefined = useGridSelector(
    apiRef,
    gridAggregationLookupSelector,
  );
  const crates: number = lookup?.[GRID_ROOT_GROUP_ID]?.crates?.value ?? 0;
  const use = (name: string) => apiRef.current.setAggregationModel({ crates: name });
  // preview-end

  return (
    <Stack direction="row" sx={{ p: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="small" onClick={() => use('sum')}>
        Sum
      </Button>
      <Button size="small" onClick={() => use('max')}>
        Largest
      </Button>
      <Typography role="status" variant="body2">
        {crates} crates weigh {((crates * 18) / 1000).toFixed(1)} t
      </Typography>
    </Stack>
  );
}

export default function TotalInFooter() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest, weight below"
        rows={harvest}
        columns={columns}
        initialState={{ aggregation: { model: { crates: 'sum' } } }}
        slots={{ footer: TotalFooter }}
      />
    </div>
  );
}
