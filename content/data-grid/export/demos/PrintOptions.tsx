import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import { columns } from './columns';

export default function PrintOptions() {
  const apiRef = useGridApiRef();

  // preview-start
  const print = () => {
    apiRef.current?.exportDataAsPrint({
      fields: ['id', 'name', 'packets'],
      pageStyle: '.MuiDataGrid-root { color: black; background: white; }',
    });
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2, alignItems: 'start' }}>
      <Button variant="outlined" onClick={print}>
        Print the list
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid apiRef={apiRef} aria-label="Seeds" rows={seeds} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
