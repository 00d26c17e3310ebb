import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { columns } from './columns';
import { fetchParcels, toQuery } from './parcelServer';
import type { Parcel } from './parcels.data';

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'city', operator: 'contains', value: 'Porto' }],
  });
  const query = JSON.stringify(toQuery(filterModel));
  const [result, setResult] = React.useState<{ query: string; rows: Parcel[] }>();

  React.useEffect(() => {
    let isCurrent = true;
    fetchParcels(JSON.parse(query)).then(({ rows }) => {
      if (isCurrent) {
        setResult({ query, rows });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);

  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        // preview-start
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        rows={result?.rows ?? []}
        loading={result?.query !== query}
        // preview-end
        showToolbar
        disableColumnSorting
        aria-label="Parcels, filtered by a server"
        columns={columns}
        hideFooter
      />
    </div>
  );
}
