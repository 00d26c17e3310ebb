import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams, GridRowParams } from '@mui/x-data-grid-pro';
import { orderColumns } from './orderColumns';
import { orders } from './orders.data';
import type { Order } from './orders.data';
import { PartsList } from './partsList';

function ToggleCell({ id, row, value }: GridRenderCellParams<Order, boolean>) {
  const apiRef = useGridApiContext();
  const contents = useGridSelector(apiRef, gridDetailPanelExpandedRowsContentCacheSelector);
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      disabled={contents[id] === null}
      aria-expanded={value}
      aria-label={`Parts of ${row.id}`}
    >
      <ExpandMoreIcon
        sx={{
          rotate: value ? '180deg' : '0deg',
          transition: (theme) => theme.transitions.create('rotate'),
        }}
      />
    </IconButton>
  );
}

// preview-start
const columns: GridColDef<Order>[] = [
  ...orderColumns,
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Parts',
    width: 70,
    display: 'flex',
    renderHeader: ({ colDef }) => colDef.headerName,
    renderCell: (params) => <ToggleCell {...params} />,
  },
];
// preview-end

const getDetailPanelContent = ({ row }: GridRowParams<Order>) =>
  row.parts.length > 0 ? <PartsList order={row} /> : null;
const getDetailPanelHeight = () => 'auto' as const;

export default function PanelToggle() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a toggle at the end"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
