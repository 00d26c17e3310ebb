import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  gridFilterModelSelector,
  gridSortModelSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type { Expedition } from '../../shared/expeditions.data';
import { supportedOperators } from '../../shared/queryRows';
import { expeditionSource, exportExpeditions } from './expeditionServer';
import { saveFile } from './saveFile';

const textOperators = supportedOperators(getGridStringOperators());
const numberOperators = supportedOperators(getGridNumericOperators());

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 140, filterOperators: textOperators },
  { field: 'area', headerName: 'Area', width: 100, filterOperators: textOperators },
  { field: 'days', headerName: 'Days', type: 'number', filterOperators: numberOperators },
];

function ExportToolbar() {
  const apiRef = useGridApiContext();
  const [status, setStatus] = React.useState('');

  // preview-start
  const download = async () => {
    setStatus('Preparing the file…');
    const sortModel = gridSortModelSelector(apiRef);
    const filterModel = gridFilterModelSelector(apiRef);
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const csv = await exportExpeditions({ sortModel, filterModel }, fields);
    saveFile('expeditions.csv', 'text/csv', csv);
    setStatus('Downloaded');
  };
  // preview-end

  return (
    <Toolbar>
      <span role="status">{status}</span>
      <ToolbarButton render={<Button />} onClick={download}>
        Download all pages
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ServerExport() {
  return (
    <div style={{ height: 426, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Expeditions"
        dataSource={expeditionSource}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
