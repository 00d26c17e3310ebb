import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import type { GridFilterModel } from '@mui/x-data-grid-pro';
import { berths } from './berths.data';
import { columns } from './columns';

export default function AnyCondition() {
  // preview-start
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'type', operator: 'is', value: 'Sail' },
      { id: 2, field: 'paid', operator: 'is', value: false },
    ],
    logicOperator: GridLogicOperator.Or,
  });
  // preview-end

  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Logic operator"
      value={filterModel.logicOperator}
      onChange={(_event, logicOperator: GridLogicOperator | null) =>
        logicOperator && setFilterModel({ ...filterModel, logicOperator })
      }
    >
      <ToggleButton value={GridLogicOperator.And}>Sail and not paid</ToggleButton>
      <ToggleButton value={GridLogicOperator.Or}>Sail or not paid</ToggleButton>
    </ToggleButtonGroup>
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      {choice}
      <div style={{ height: 370 }}>
        <DataGridPro
          aria-label="Berths"
          rows={berths}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
