import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

export default function MultipleGroupingColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['river', 'kind'] } },
  });

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridges with two grouping columns"
        apiRef={apiRef}
        rows={bridges}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        isGroupExpandedByDefault={({ depth, groupingKey }) => depth > 0 || groupingKey === 'Alder'}
        hideFooter
      />
    </div>
  );
}
