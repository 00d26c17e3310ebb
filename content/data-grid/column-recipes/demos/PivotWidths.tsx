import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid-premium';
import { columns, stalls } from './markets.data';

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'town' }],
      columns: [{ field: 'day' }],
      values: [{ field: 'rent', aggFunc: 'sum' }],
    },
  },
};

interface SavedWidths {
  version: number;
  widths: Record<string, number>;
}

export default function PivotWidths() {
  const widths = React.useRef<Record<string, number>>({});
  const [saved, setSaved] = React.useState<SavedWidths>({ version: 0, widths: {} });

  // preview-start
  const pivotingColDef = React.useCallback(
    (field: GridColDef['field'], path: string[]) => {
      const width = saved.widths[[...path, field].join('>->')];
      return width ? { width } : undefined;
    },
    [saved],
  );
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ mb: 1 }}
        onClick={() => setSaved({ version: saved.version + 1, widths: { ...widths.current } })}
      >
        Save and mount again
      </Button>
      <div style={{ height: 320 }}>
        <DataGridPremium
          key={saved.version}
          aria-label="Rents by town and day"
          rows={stalls}
          columns={columns}
          initialState={initialState}
          // preview-start
          pivotingColDef={pivotingColDef}
          onColumnWidthChange={({ colDef, width }) => {
            widths.current[colDef.field] = width;
          }}
          // preview-end
          hideFooter
        />
      </div>
    </div>
  );
}
