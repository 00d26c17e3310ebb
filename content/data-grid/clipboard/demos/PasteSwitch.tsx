import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { loans } from './loans.data';

export default function PasteSwitch() {
  const [disabled, setDisabled] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        control={
          <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
        }
        label="disableClipboardPaste"
      />
      <div style={{ height: 318 }}>
        <DataGridPremium
          disableClipboardPaste={disabled}
          cellSelection
          rowSelection={false}
          ignoreValueFormatterDuringExport
          aria-label="Loans with a switch for pasting"
          rows={loans}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
