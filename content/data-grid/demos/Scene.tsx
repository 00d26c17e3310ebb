import { useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid-pro';

const cities = ['Lisbon', 'Osaka', 'Quito', 'Tromsø', 'Perth', 'Dakar', 'Oulu'];

const rows = Array.from({ length: 100_000 }, (_, index) => ({
  id: index + 1,
  city: cities[(index * 5) % cities.length],
  weight: ((index * 37) % 900) / 10 + 0.5,
  express: index % 3 === 0,
}));

// preview-start
const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'city', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 90 },
];

export default function Scene() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        aria-label="100,000 parcels"
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{ footer: RowPosition }}
      />
    </div>
  );
}
// preview-end

function RowPosition() {
  const apiRef = useGridApiContext();
  const [first, setFirst] = useState(1);
  useGridEvent(apiRef, 'renderedRowsIntervalChange', ({ firstRowIndex }) => {
    setFirst(firstRowIndex + 1);
  });
  return (
    <Typography variant="body2" sx={{ p: 1.5, fontVariantNumeric: 'tabular-nums' }}>
      Row {first.toLocaleString('en-US')} of {rows.length.toLocaleString('en-US')}
    </Typography>
  );
}
