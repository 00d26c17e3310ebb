import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, docks, nextDock } from './docks.data';
import type { Dock } from './docks.data';

export default function UpdateRowsMethod() {
  const apiRef = useGridApiRef();
  const read = () => [...(apiRef.current?.getRowModels().values() ?? [])] as Dock[];

  // preview-start
  const open = () => apiRef.current?.updateRows([nextDock(read())]);
  const close = () =>
    apiRef.current?.updateRows(
      read()
        .slice(-1)
        .map(({ id }) => ({ id, _action: 'delete' })),
    );
  const refill = () =>
    apiRef.current?.updateRows(read().map(({ id, slots }) => ({ id, bikes: slots })));
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" onClick={open}>
          Open a dock
        </Button>
        <Button size="small" onClick={refill}>
          Refill all docks
        </Button>
        <Button size="small" onClick={close}>
          Close the last dock
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Bike docks"
          rows={docks}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
