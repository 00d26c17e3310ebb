import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid';
import type { GridColumnMenuProps } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import { columns } from './columns';

// preview-start
function ShortMenu({ hideMenu, colDef, ...other }: GridColumnMenuProps) {
  return (
    <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...other}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      {colDef.filterable !== false && (
        <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
      )}
      <Divider />
      <MenuItem onClick={hideMenu}>Close</MenuItem>
    </GridColumnMenuContainer>
  );
}
// preview-end

export default function CustomMenu() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Ferry lines with a custom menu"
        rows={ferries}
        columns={columns}
        // preview-start
        slots={{ columnMenu: ShortMenu }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
