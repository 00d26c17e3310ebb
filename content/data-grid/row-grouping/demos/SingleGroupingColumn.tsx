import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

export default function SingleGroupingColumn() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['river', 'kind'] } },
  });

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridges with one grouping column"
        apiRef={apiRef}
        rows={bridges}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="single"
        isGroupExpandedByDefault={({ depth, groupingKey }) => depth > 0 || groupingKey === 'Alder'}
        hideFooter
      />
    </div>
  );
}
