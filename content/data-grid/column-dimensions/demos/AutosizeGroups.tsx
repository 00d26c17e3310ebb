import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'kind', headerName: 'Kind' },
  { field: 'title', headerName: 'Title' },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function AutosizeGroups() {
  const apiRef = useGridApiRef();

  // preview-start
  React.useEffect(() => {
    const options = {
      columns: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD],
      includeOutliers: true,
    };
    return apiRef.current?.subscribeEvent('rowExpansionChange', () => {
      requestAnimationFrame(() => apiRef.current?.autosizeColumns(options));
    });
  }, [apiRef]);
  // preview-end

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Recordings grouped by kind"
        apiRef={apiRef}
        rows={recordings}
        columns={columns}
        groupingColDef={{ leafField: 'title', width: 140 }}
        initialState={{
          rowGrouping: { model: ['kind'] },
          columns: { columnVisibilityModel: { kind: false, title: false } },
        }}
        hideFooter
      />
    </div>
  );
}
