import * as React from 'react';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';
import { pears } from './pears.data';
import type { Pear } from './pears.data';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];
const columns: GridColDef<Pear>[] = [
  { field: 'name', headerName: 'Pear', flex: 1, minWidth: 120 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
];

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Toolbar>
      <Tooltip title="Density">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DensityMediumIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Density' } }}
      >
        {densities.map((value) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === density}
            selected={value === density}
            onClick={() => {
              // preview-start
              apiRef.current.setDensity(value);
              // preview-end
              setAnchor(null);
            }}
          >
            {value}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

export default function DensityMenu() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Pear trees with a density menu"
        rows={pears.slice(0, 10)}
        columns={columns}
        slots={{ toolbar: DensityToolbar }}
        showToolbar
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
