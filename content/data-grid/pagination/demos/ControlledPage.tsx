import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { lighthouses } from './lighthouses.data';

export default function ControlledPage() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });

  const showRavenscar = () => {
    const index = lighthouses.findIndex(({ name }) => name === 'Ravenscar');
    setPaginationModel(({ pageSize }) => ({ pageSize, page: Math.floor(index / pageSize) }));
  };

  return (
    <Stack sx={{ width: '100%', gap: 2, alignItems: 'start' }}>
      <Button variant="outlined" onClick={showRavenscar}>
        Show the page of Ravenscar
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          aria-label="Lighthouses"
          rows={lighthouses}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5, 10]}
          disableColumnSorting
        />
      </div>
    </Stack>
  );
}
