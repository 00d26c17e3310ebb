import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';
import { dateColumn } from './dateColumn';

// preview-start
const day = dateColumn({ showTime: false });
const dayAndTime = dateColumn({ showTime: true });

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 140 },
  { field: 'ripeOn', headerName: 'Ripe on', ...day, width: 180, editable: true },
  { field: 'delivery', headerName: 'Delivery', ...dayAndTime, width: 230, editable: true },
];
// preview-end

export default function PickerColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid aria-label="Cheese deliveries" rows={cheeses} columns={columns} hideFooter />
      </div>
    </LocalizationProvider>
  );
}
