import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { stations } from '../../shared/stations.data';
import { columns } from './columns';

// preview-start
const both: GridPinnedColumnFields = { left: ['name', 'terrain'], right: ['online'] };
const nameOnly: GridPinnedColumnFields = { left: ['name'] };
// preview-end

export default function PinnedOnWideScreens() {
  const theme = useTheme();
  // preview-start
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  // preview-end

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Stations on any screen"
        rows={stations}
        columns={columns}
        // preview-start
        pinnedColumns={isPhone ? nameOnly : both}
        // preview-end
        disableColumnPinning
        hideFooter
      />
    </div>
  );
}
