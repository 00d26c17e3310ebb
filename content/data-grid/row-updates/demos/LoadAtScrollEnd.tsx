import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, fetchSlice } from './meteoriteServer';
import type { Meteorite } from './meteoriteServer';

export default function LoadAtScrollEnd() {
  const [rows, setRows] = React.useState<Meteorite[]>([]);
  const [wanted, setWanted] = React.useState(20);
  const loading = rows.length < wanted;

  // preview-start
  React.useEffect(() => {
    let current = true;
    if (rows.length < wanted) {
      fetchSlice(rows.length, 20).then((slice) => current && setRows([...rows, ...slice]));
    }
    return () => {
      current = false;
    };
  }, [rows, wanted]);
  // preview-end

  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Meteorites in state"
        rows={rows}
        columns={columns}
        loading={loading}
        onRowsScrollEnd={() => !loading && setWanted(Math.min(rows.length + 20, 600))}
        scrollEndThreshold={200}
        disableColumnSorting
        hideFooterPagination
      />
      {/* preview-end */}
    </div>
  );
}
