import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColumnMenuItemProps } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import { columns } from './columns';

// preview-start
interface SearchItemProps extends GridColumnMenuItemProps {
  verb: string;
}

function SearchItem({ colDef, onClick, verb }: SearchItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.showFilterPanel(colDef.field);
        onClick(event);
      }}
    >
      {`${verb} ${colDef.headerName?.toLowerCase()}`}
    </MenuItem>
  );
}

const columnMenu = {
  slots: { columnMenuFilterItem: SearchItem },
  slotProps: { columnMenuFilterItem: { displayOrder: 0, verb: 'Search by' } },
};
// preview-end

export default function ReplaceMenuItem() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Ferry lines with a search item"
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
