import UnfoldMore from '@mui/icons-material/UnfoldMore';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColumnMenuItemProps } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import { columns } from './columns';

// preview-start
function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.autosizeColumns({ columns: [colDef.field], includeOutliers: true });
        onClick(event);
      }}
    >
      <ListItemIcon>
        <UnfoldMore fontSize="small" sx={{ transform: 'rotate(90deg)' }} />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

const columnMenu = {
  slots: { columnMenuFitItem: FitItem },
  slotProps: { columnMenuFitItem: { displayOrder: 25 } },
};
// preview-end

export default function AddMenuItem() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Ferry lines with a menu item"
        rows={ferries}
        columns={columns}
        // preview-start
        slotProps={{ columnMenu }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
