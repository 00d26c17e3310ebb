import NorthIcon from '@mui/icons-material/NorthOutlined';
import SouthIcon from '@mui/icons-material/SouthOutlined';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMoreOutlined';
import { DataGrid } from '@mui/x-data-grid';
import type { GridBaseIconProps } from '@mui/x-data-grid';
import { columns } from './columns';
import { hives } from './hives.data';

// preview-start
function UnsortedIcon({ className }: GridBaseIconProps) {
  return <UnfoldMoreIcon fontSize="small" className={className} />;
}

function AscendingIcon({ className }: GridBaseIconProps) {
  return <NorthIcon fontSize="small" className={className} />;
}

function DescendingIcon({ className }: GridBaseIconProps) {
  return <SouthIcon fontSize="small" className={className} />;
}

const slots = {
  columnUnsortedIcon: UnsortedIcon,
  columnSortedAscendingIcon: AscendingIcon,
  columnSortedDescendingIcon: DescendingIcon,
};
// preview-end

export default function SortIcons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Hives by honey"
        rows={hives}
        columns={columns}
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'honey', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
