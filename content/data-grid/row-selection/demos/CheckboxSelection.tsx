import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

export default function CheckboxSelection() {
  const [onlyOne, setOnlyOne] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={onlyOne} onChange={(event) => setOnlyOne(event.target.checked)} />
        }
        label="disableMultipleRowSelection"
        sx={{ ml: 0 }}
      />
      <div style={{ height: 424 }}>
        <DataGrid
          checkboxSelection
          disableMultipleRowSelection={onlyOne}
          aria-label="Repairs"
          rows={repairs}
          columns={columns}
        />
      </div>
    </div>
  );
}
