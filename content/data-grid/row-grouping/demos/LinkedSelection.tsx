import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridGroupNode, GridRowSelectionPropagation } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

const initialState = {
  rowGrouping: { model: ['river'] },
  columns: { columnVisibilityModel: { river: false } },
};

const isAlder = (node: GridGroupNode) => node.groupingKey === 'Alder';

export default function LinkedSelection() {
  const [propagation, setPropagation] = React.useState<GridRowSelectionPropagation>({
    parents: true,
    descendants: true,
  });

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {(['parents', 'descendants'] as const).map((option) => (
          <FormControlLabel
            key={option}
            label={option}
            control={<Switch checked={propagation[option]} />}
            onChange={() => setPropagation({ ...propagation, [option]: !propagation[option] })}
            sx={{ ml: 0 }}
          />
        ))}
      </Stack>
      <div style={{ height: 440 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Bridges to select by river"
          rows={bridges}
          columns={columns}
          initialState={initialState}
          checkboxSelection
          rowSelectionPropagation={propagation}
          isGroupExpandedByDefault={isAlder}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
