import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

export default function HiddenGroupedColumns() {
  // preview-start
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['river'] } },
  });
  // preview-end

  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Bridges that hide the grouped column"
        apiRef={apiRef}
        rows={bridges}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
