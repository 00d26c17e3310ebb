import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  gridTabIndexColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { deliveries } from './deliveries.data';
import type { Delivery } from './deliveries.data';
import { deliveryColumns, getDetailPanelContent, getDetailPanelHeight } from './deliveryPanel';

function ExpandAllButton() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridDataRowIdsSelector);
  const expanded = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const tabStop = useGridSelector(apiRef, gridTabIndexColumnHeaderSelector);
  const allOpen = expanded.size === ids.length;

  return (
    <IconButton
      size="small"
      tabIndex={tabStop?.field === GRID_DETAIL_PANEL_TOGGLE_FIELD ? 0 : -1}
      aria-label={allOpen ? 'Close all deliveries' : 'Open all deliveries'}
      onClick={() => apiRef.current.setExpandedDetailPanels(new Set(allOpen ? [] : ids))}
    >
      {allOpen ? <UnfoldLessIcon fontSize="small" /> : <UnfoldMoreIcon fontSize="small" />}
    </IconButton>
  );
}

// preview-start
const columns: GridColDef<Delivery>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 52, renderHeader: () => <ExpandAllButton /> },
  ...deliveryColumns,
];
// preview-end

export default function ExpandAllPanels() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Deliveries to open together"
        rows={deliveries}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
