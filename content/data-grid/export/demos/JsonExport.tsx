import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import { columns } from './columns';
import { saveFile } from './saveFile';

function ExportToolbar() {
  const apiRef = useGridApiContext();

  const saveAsJson = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const rows = gridFilteredSortedRowEntriesSelector(apiRef).map(({ id }) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current.getCellValue(id, field)] as const),
      ),
    );
    saveFile('seeds.json', 'application/json', JSON.stringify(rows, null, 2));
  };

  return (
    <Toolbar>
      <ExportCsv render={<ToolbarButton render={<Button />} />}>CSV</ExportCsv>
      <ToolbarButton render={<Button />} onClick={saveAsJson}>
        JSON
      </ToolbarButton>
    </Toolbar>
  );
}

export default function JsonExport() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Seeds"
        rows={seeds}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </div>
  );
}
