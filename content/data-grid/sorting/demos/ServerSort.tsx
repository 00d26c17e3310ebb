import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { fetchObservations } from './observationServer';
import type { Observation } from './observationServer';

const columns: GridColDef<Observation>[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 130 },
  { field: 'count', headerName: 'Count', type: 'number', width: 110 },
];

export default function ServerSort() {
  const [rows, setRows] = React.useState<Observation[]>([]);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [loadedModel, setLoadedModel] = React.useState<GridSortModel | null>(null);

  React.useEffect(() => {
    let isCurrent = true;
    fetchObservations(sortModel).then((observations) => {
      if (isCurrent) {
        setRows(observations);
        setLoadedModel(sortModel);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Birds seen today"
        rows={rows}
        columns={columns}
        loading={loadedModel !== sortModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
    </div>
  );
}
