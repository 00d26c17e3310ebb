import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, gridColumnFieldsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stalls } from './markets.data';
import type { Stall } from './markets.data';

function getDefinitions(inFeet: boolean): GridColDef<Stall>[] {
  return [
    { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 120 },
    { field: 'day', headerName: 'Day', width: 90 },
    {
      field: 'table',
      headerName: inFeet ? 'Table (ft)' : 'Table (m)',
      type: 'number',
      width: 110,
      valueGetter: (meters: number) => (inFeet ? Math.round(meters * 3.28) : meters),
    },
  ];
}

// preview-start
interface ColumnLayout {
  widths: Record<string, number>;
  order: string[];
}

function applyLayout(definitions: GridColDef<Stall>[], { widths, order }: ColumnLayout) {
  const position = (field: string) => (order.includes(field) ? order.indexOf(field) : Infinity);
  return definitions
    .map((column) =>
      column.field in widths ? { ...column, width: widths[column.field], flex: 0 } : column,
    )
    .sort((a, b) => position(a.field) - position(b.field) || 0);
}
// preview-end

export default function ChangingColumns() {
  const apiRef = useGridApiRef();
  const [inFeet, setInFeet] = React.useState(false);
  const [layout, setLayout] = React.useState<ColumnLayout>({ widths: {}, order: [] });
  const columns = React.useMemo(
    () => applyLayout(getDefinitions(inFeet), layout),
    [inFeet, layout],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Feet"
        control={<Switch checked={inFeet} onChange={(event) => setInFeet(event.target.checked)} />}
      />
      <div style={{ height: 266 }}>
        <DataGridPro
          aria-label="Market stalls in two units"
          apiRef={apiRef}
          rows={stalls}
          columns={columns}
          // preview-start
          onColumnWidthChange={({ colDef, width }) =>
            setLayout({ ...layout, widths: { ...layout.widths, [colDef.field]: width } })
          }
          onColumnOrderChange={() =>
            setLayout({ ...layout, order: gridColumnFieldsSelector(apiRef) })
          }
          // preview-end
          hideFooter
        />
      </div>
    </div>
  );
}
