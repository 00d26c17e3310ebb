import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import type { FeatureId } from './features';
import { statuses } from './orders.data';
import type { Order, OrderStatus } from './orders.data';

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
const formatEuros = (value?: number | null) => (value == null ? '' : euros.format(value));

const colors: Record<OrderStatus, 'default' | 'info' | 'success' | 'warning'> = {
  Open: 'default',
  Packed: 'info',
  Shipped: 'success',
  Returned: 'warning',
};

/** A number with a bar behind it that is full at 100 kilograms. */
function QuantityBar({ value }: { value?: number }) {
  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'end',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          height: '60%',
          width: `${Math.min(value ?? 0, 100)}%`,
          bgcolor: 'primary.main',
          opacity: 0.16,
          borderRadius: 0.5,
        }}
      />
      {value}
    </Box>
  );
}

/** The columns, with cells and inputs for the features that are on. */
export function orderColumns(active: Set<FeatureId>): GridColDef<Order>[] {
  const editable = active.has('editing');
  const isCustom = active.has('customCells');
  return [
    { field: 'order', headerName: 'Order', width: 120 },
    { field: 'customer', headerName: 'Customer', width: 180, editable },
    { field: 'country', headerName: 'Country', width: 130 },
    { field: 'tea', headerName: 'Tea', width: 130, editable },
    {
      field: 'quantity',
      headerName: 'Kilograms',
      type: 'number',
      width: 130,
      editable,
      ...(isCustom && {
        renderCell: ({ value, rowNode }) =>
          rowNode.type === 'leaf' ? <QuantityBar value={value} /> : value?.toLocaleString(),
      }),
    },
    {
      field: 'price',
      headerName: 'Price',
      type: 'number',
      width: 120,
      editable,
      valueFormatter: formatEuros,
    },
    {
      field: 'total',
      headerName: 'Total',
      type: 'number',
      width: 140,
      valueFormatter: formatEuros,
    },
    {
      field: 'status',
      headerName: 'Status',
      type: 'singleSelect',
      valueOptions: statuses,
      width: 140,
      editable,
      ...(isCustom && {
        renderCell: ({ value }) =>
          value ? (
            <Chip
              size="small"
              label={value}
              color={colors[value as OrderStatus]}
              variant="outlined"
            />
          ) : null,
      }),
    },
    { field: 'express', headerName: 'Express', type: 'boolean', width: 120, editable },
    { field: 'ordered', headerName: 'Ordered', type: 'date', width: 170, editable },
  ];
}

/** Headers above the headers. */
export const columnGroups: GridColumnGroupingModel = [
  { groupId: 'who', headerName: 'Buyer', children: [{ field: 'customer' }, { field: 'country' }] },
  {
    groupId: 'what',
    headerName: 'Goods',
    children: [{ field: 'tea' }, { field: 'quantity' }, { field: 'price' }, { field: 'total' }],
  },
];
