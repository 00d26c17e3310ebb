import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColumnMenuItemProps } from '@mui/x-data-grid-pro';
import { columns, instruments } from './instruments.data';

// preview-start
function MoveItem({ colDef, onClick, label, step }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const neighbor = fields[fields.indexOf(colDef.field) + step];
  return (
    <MenuItem
      disabled={neighbor === undefined}
      onClick={(event) => {
        if (neighbor !== undefined) {
          const index = apiRef.current.getColumnIndex(neighbor, false);
          apiRef.current.setColumnIndex(colDef.field, index);
        }
        onClick(event);
      }}
    >
      {label}
    </MenuItem>
  );
}

const columnMenu = {
  slots: { moveToStart: MoveItem, moveToEnd: MoveItem },
  slotProps: {
    moveToStart: { displayOrder: 1, step: -1, label: 'Move toward start' },
    moveToEnd: { displayOrder: 2, step: 1, label: 'Move toward end' },
  },
};
// preview-end

export default function MoveByMenu() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Instruments to move by menu"
        rows={instruments}
        columns={columns}
        // preview-start
        slotProps={{ columnMenu }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
