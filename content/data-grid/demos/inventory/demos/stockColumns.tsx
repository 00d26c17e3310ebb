import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Chip from '@mui/material/Chip';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { checkedBy } from './checkedInput';
import { categories } from './stock.data';
import type { StockItem } from './stock.data';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const count = checkedBy<number | null>((value) =>
  Number.isInteger(value) && Number(value) >= 0 ? null : 'Enter a whole number',
);

const statusLooks = {
  'In stock': { color: 'default', icon: <CheckIcon /> },
  Low: { color: 'warning', icon: <WarningIcon /> },
  Out: { color: 'error', icon: <ErrorIcon /> },
} as const;

export const dataColumns: GridColDef<StockItem>[] = [
  { field: 'sku', headerName: 'SKU', width: 110 },
  {
    field: 'name',
    headerName: 'Item',
    flex: 1,
    minWidth: 190,
    ...checkedBy<string>((value) => (value?.trim() ? null : 'Enter a name')),
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110, ...count },
  { field: 'minimum', headerName: 'Minimum', type: 'number', width: 110, ...count },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(statusLooks),
    width: 130,
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" label={row.status} {...statusLooks[row.status]} />
    ),
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    editable: true,
    width: 130,
  },
  {
    field: 'bin',
    headerName: 'Bin',
    width: 100,
    valueParser: (value: string) => value.trim().toUpperCase(),
    ...checkedBy<string>((value) =>
      /^[A-F]\d\d$/.test(value ?? '') ? null : 'A letter and two digits, such as B07',
    ),
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
    ...checkedBy<number | null>((value) => (value && value > 0 ? null : 'Enter a price above 0')),
  },
];

export function makeColumns(onDelete: (item: StockItem) => void): GridColDef<StockItem>[] {
  return [
    ...dataColumns,
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 90,
      renderCell: (params: GridRenderCellParams<StockItem>) => (
        <GridActionsCell {...params}>
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Delete ${params.row.name}`}
            onClick={() => onDelete(params.row)}
          />
        </GridActionsCell>
      ),
    },
  ];
}
