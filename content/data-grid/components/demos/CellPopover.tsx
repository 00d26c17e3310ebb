import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps } from '@mui/x-data-grid';
import { columns } from './columns';
import { hives } from './hives.data';

export default function CellPopover() {
  const [cell, setCell] = React.useState<Element | null>(null);
  const id = Number(cell?.closest<HTMLElement>('[data-id]')?.dataset.id);
  const note = hives.find((hive) => hive.id === id)?.note;

  // preview-start
  const slotProps = React.useMemo<DataGridProps['slotProps']>(() => {
    const show = ({ currentTarget }: React.SyntheticEvent) => {
      const isName = currentTarget.getAttribute('data-field') === 'name';
      setCell(isName ? currentTarget : null);
    };
    const hide = () => setCell(null);
    return { cell: { onMouseEnter: show, onFocus: show, onMouseLeave: hide, onBlur: hide } };
  }, []);
  // preview-end

  return (
    <div style={{ height: 370, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Hives with notes"
        rows={hives}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
      {/* preview-end */}
      <Popper open={note !== undefined} anchorEl={cell} placement="bottom-start">
        <Paper role="status" elevation={3} sx={{ px: 1.5, py: 1, maxWidth: 240 }}>
          {note}
        </Paper>
      </Popper>
    </div>
  );
}
