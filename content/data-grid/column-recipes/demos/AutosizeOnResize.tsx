import * as React from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridAutosizeOptions } from '@mui/x-data-grid';
import { columns, stalls } from './markets.data';

// preview-start
const autosizeOptions: GridAutosizeOptions = { expand: true, includeOutliers: true };

export default function AutosizeOnResize() {
  const apiRef = useGridApiRef();
  const width = React.useRef(0);

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Market stalls that fill the grid"
        apiRef={apiRef}
        rows={stalls}
        columns={columns}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        onResize={(size) => {
          if (size.width !== width.current) {
            width.current = size.width;
            apiRef.current?.autosizeColumns(autosizeOptions);
          }
        }}
        hideFooter
      />
    </div>
  );
}
// preview-end
