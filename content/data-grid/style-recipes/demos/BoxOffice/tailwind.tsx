import { DataGrid } from '@mui/x-data-grid';
import { columns } from '../../../shared/playColumns';
import { plays } from '../../../shared/plays.data';
import type { Status } from '../../../shared/plays.data';

const stateOf: Record<Status, string> = {
  Tickets: '',
  'Few left': 'font-semibold',
  'Sold out': 'line-through opacity-70',
};

const parts =
  'rounded-xl! [&_.MuiDataGrid-columnHeaderTitle]:text-xs [&_.MuiDataGrid-columnHeaderTitle]:uppercase [&_.MuiDataGrid-columnHeaderTitle]:tracking-wider';

export default function BoxOffice() {
  return (
    <div className="h-[290px] w-full">
      <DataGrid
        aria-label="Box office"
        className={parts}
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
