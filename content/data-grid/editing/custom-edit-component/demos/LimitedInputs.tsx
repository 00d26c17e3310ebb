import InputAdornment from '@mui/material/InputAdornment';
import {
  DataGrid,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';

// preview-start
const columns: GridColDef<Cheese>[] = [
  {
    field: 'name',
    headerName: 'Cheese',
    flex: 1,
    minWidth: 120,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{
          root: { slotProps: { htmlInput: { 'aria-label': 'Cheese', maxLength: 20 } } },
        }}
      />
    ),
  },
  {
    field: 'months',
    headerName: 'Age',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value?: number) => (value == null ? '' : `${value} months`),
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{
          root: {
            endAdornment: <InputAdornment position="end">mo.</InputAdornment>,
            slotProps: { htmlInput: { 'aria-label': 'Age in months', min: 0, step: 6 } },
          },
        }}
      />
    ),
  },
  {
    field: 'milk',
    headerName: 'Milk',
    type: 'singleSelect',
    valueOptions: ['Cow', 'Goat', 'Sheep'],
    width: 110,
    editable: true,
    renderEditCell: (params) => <GridEditSingleSelectCell {...params} initialOpen={false} />,
  },
  {
    field: 'cutOn',
    headerName: 'Cut on',
    type: 'date',
    width: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditDateCell
        {...params}
        slotProps={{
          root: {
            slotProps: {
              htmlInput: { 'aria-label': 'Cut on', min: '2026-03-01', max: '2026-03-31' },
            },
          },
        }}
      />
    ),
  },
];
// preview-end

export default function LimitedInputs() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Cheeses of a tasting" rows={cheeses} columns={columns} hideFooter />
    </div>
  );
}
