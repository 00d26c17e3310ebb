import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps } from '@mui/x-data-grid';
import { columns as hutColumns } from './columns';
import { huts } from './huts.data';
import type { Hut } from './huts.data';

// preview-start
function AltitudeSlider({ item, applyValue, disabled }: GridFilterInputValueProps) {
  const meters: number = item.value ?? 1000;
  return (
    <Stack sx={{ height: '100%', justifyContent: 'end', px: 1 }}>
      <Typography variant="caption">{meters} m</Typography>
      <Slider
        aria-label="Altitude in meters"
        size="small"
        min={1000}
        max={3200}
        step={100}
        disabled={disabled}
        value={meters}
        onChange={(_event, value) => applyValue({ ...item, value })}
      />
    </Stack>
  );
}

const comparisons = getGridNumericOperators()
  .filter(({ value }) => value === '>=' || value === '<=')
  .map((operator) => ({ ...operator, InputComponent: AltitudeSlider }));
// preview-end

const columns: GridColDef<Hut>[] = hutColumns.map((column) =>
  column.field === 'altitude' ? { ...column, filterOperators: comparisons } : column,
);

export default function SliderInput() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Huts above 2,000 meters"
        rows={huts}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'altitude', operator: '>=', value: 2000 }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
