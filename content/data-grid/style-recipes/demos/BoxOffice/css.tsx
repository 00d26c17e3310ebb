import { DataGrid } from '@mui/x-data-grid';
import { columns } from '../../../shared/playColumns';
import { plays } from '../../../shared/plays.data';
import type { Status } from '../../../shared/plays.data';
import './boxOffice.css';

const stateOf: Record<Status, string> = {
  Tickets: '',
  'Few left': 'box-office-few',
  'Sold out': 'box-office-full',
};

export default function BoxOffice() {
  return (
    <div className="box-office">
      <DataGrid
        aria-label="Box office"
        rows={plays}
        columns={columns}
        columnHeaderHeight={40}
        rowHeight={48}
        getRowClassName={({ row }) => stateOf[row.status]}
        hideFooter
      />
    </div>
  );
}
