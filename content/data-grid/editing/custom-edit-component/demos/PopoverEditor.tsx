import CircleIcon from '@mui/icons-material/Circle';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese, Wax } from './cheeses.data';

const colors: Record<Wax, string> = {
  None: 'action.disabledBackground',
  Red: 'error.main',
  Yellow: 'warning.light',
  Black: 'text.primary',
};

// preview-start
function WaxMenu({ id, field, value, formattedValue }: GridRenderEditCellParams<Cheese, Wax>) {
  const apiRef = useGridApiContext();
  const stop = (ignoreModifications = false) =>
    apiRef.current.stopCellEditMode({ id, field, ignoreModifications });

  const choose = async (wax: Wax) => {
    await apiRef.current.setEditCellValue({ id, field, value: wax });
    stop();
  };

  return (
    <>
      <span style={{ paddingInline: 10 }}>{formattedValue}</span>
      <Menu
        open
        anchorEl={() => apiRef.current.getCellElement(id, field) ?? document.body}
        onClose={() => stop(true)}
        onKeyDown={(event) => event.stopPropagation()} // Enter chooses an item, not the cell
        slotProps={{ list: { 'aria-label': 'Wax' } }}
      >
        {(Object.keys(colors) as Wax[]).map((wax) => (
          <MenuItem key={wax} selected={wax === value} onClick={() => choose(wax)}>
            <ListItemIcon>
              <CircleIcon fontSize="small" sx={{ color: colors[wax] }} />
            </ListItemIcon>
            {wax}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
// preview-end

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 120 },
  {
    field: 'wax',
    headerName: 'Wax',
    width: 140,
    editable: true,
    renderEditCell: (params) => <WaxMenu {...params} />,
  },
];

export default function PopoverEditor() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Wax of the cheeses" rows={cheeses} columns={columns} hideFooter />
    </div>
  );
}
