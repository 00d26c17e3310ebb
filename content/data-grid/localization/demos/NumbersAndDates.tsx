import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { trams } from './trams.data';
import type { Tram } from './trams.data';

const numbers = new Intl.NumberFormat('de-DE');
const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

// preview-start
const columns: GridColDef<Tram>[] = [
  { field: 'name', headerName: 'Bahn', flex: 1, minWidth: 90 },
  {
    field: 'since',
    headerName: 'Seit',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => dates.format(value),
  },
];

const localeText: DataGridProps['localeText'] = {
  paginationDisplayedRows: ({ from, to, count }) =>
    `${numbers.format(from)}–${numbers.format(to)} von ${numbers.format(count)}`,
  paginationRowsPerPage: 'Zeilen pro Seite:',
};
// preview-end

export default function NumbersAndDates() {
  return (
    <div style={{ height: 330, width: '100%' }} lang="de">
      {/* preview-start */}
      <DataGrid
        aria-label="Bahnen"
        rows={trams}
        columns={columns}
        localeText={localeText}
        paginationMode="server"
        rowCount={12_480}
      />
      {/* preview-end */}
    </div>
  );
}
