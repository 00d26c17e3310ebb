import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid';
import type { GridColumnMenuProps } from '@mui/x-data-grid';
import { columns } from './columns';
import { hives } from './hives.data';

interface HiveMenuProps extends GridColumnMenuProps {
  onMark?: (field: string) => void;
}

// preview-start
function HiveMenu({ hideMenu, colDef, onMark, ...other }: HiveMenuProps) {
  const mark = (event: React.MouseEvent) => {
    onMark?.(colDef.field);
    hideMenu(event);
  };
  return (
    <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...other}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      {colDef.type === 'number' && <MenuItem onClick={mark}>Mark best hive</MenuItem>}
      {colDef.field === 'site' && <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />}
    </GridColumnMenuContainer>
  );
}
// preview-end

export default function MenuByColumn() {
  const [marked, setMarked] = React.useState<string | null>(null);
  const menuProps: Partial<HiveMenuProps> = { onMark: setMarked };
  const best = Math.max(...hives.map((hive) => hive.honey));

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Hives with three menus"
        rows={hives}
        columns={columns}
        // preview-start
        slots={{ columnMenu: HiveMenu }}
        slotProps={{ columnMenu: menuProps }}
        // preview-end
        getRowClassName={({ row }) => (marked && row.honey === best ? 'best' : '')}
        sx={{ '& .best': { fontWeight: 'bold', bgcolor: 'action.selected' } }}
        hideFooter
      />
    </div>
  );
}
