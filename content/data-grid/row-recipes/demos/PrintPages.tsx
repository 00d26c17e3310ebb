import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridPrintExportOptions } from '@mui/x-data-grid';
import { deliveries } from './deliveries.data';

const week = Array.from({ length: 70 }, (_, index) => ({
  id: index + 1,
  day: `Day ${Math.floor(index / 5) + 1}`,
  farm: deliveries[index % 5]?.farm,
  crates: deliveries[index % 5]?.crates,
}));

const columns: GridColDef<(typeof week)[number]>[] = [
  { field: 'day', headerName: 'Day', width: 90 },
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 140 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
];

// preview-start
const options: GridPrintExportOptions = {
  fileName: 'Deliveries',
  hideFooter: true,
  pageStyle: `
    @page { size: A4; margin: 15mm; }
    .MuiDataGrid-root { color: black; background: white; border: 0; }
    .MuiDataGrid-root, .MuiDataGrid-mainContent { overflow: visible !important; }
    .MuiDataGrid-virtualScroller {
      display: table !important; overflow: visible !important; width: 100%;
    }
    .MuiDataGrid-topContainer {
      display: table-header-group !important; position: static !important; break-inside: avoid;
    }
    .MuiDataGrid-virtualScrollerContent { display: table-row-group !important; }
    .MuiDataGrid-row { break-inside: avoid; }
  `,
};
// preview-end

export default function PrintPages() {
  const apiRef = useGridApiRef();

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'start' }}>
      <Button size="small" onClick={() => apiRef.current?.exportDataAsPrint(options)}>
        Print 70 rows
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Deliveries to print"
          rows={week}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
