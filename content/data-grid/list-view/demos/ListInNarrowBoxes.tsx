import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, listViewColumn } from './boatColumns';
import { boats } from './boats.data';
import { useListTabStop } from './listTabStop';

export default function ListInNarrowBoxes() {
  const [percent, setPercent] = React.useState(100);
  // preview-start
  const [isNarrow, setIsNarrow] = React.useState(false);
  // preview-end
  const apiRef = useGridApiRef();
  useListTabStop(apiRef, isNarrow ? 'boat' : null);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Slider
        aria-label="Width of the grid in percent"
        min={50}
        value={percent}
        onChange={(_event, value) => setPercent(value)}
        sx={{ maxWidth: 260, mx: 1 }}
      />
      <div style={{ height: 400, width: `${percent}%` }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Boats, as a list in narrow boxes"
          apiRef={apiRef}
          rows={boats}
          columns={columns}
          onResize={({ width }) => setIsNarrow(width < 500)}
          listView={isNarrow}
          listViewColumn={listViewColumn}
          rowHeight={isNarrow ? 64 : 52}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
