import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { DataGridProps, GridGroupNode, GridSortModel } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import { activeFeatures } from './features';
import type { Choice } from './features';
import { columnGroups, orderColumns } from './orderColumns';
import { makeOrder } from './orders.data';
import type { Order } from './orders.data';

const pinnedOrder: Order = { ...makeOrder(0), id: -1, order: 'Sample', customer: 'Price list' };
const pinnedRows = { top: [pinnedOrder] };
const twoColumns: GridSortModel = [
  { field: 'country', sort: 'asc' },
  { field: 'total', sort: 'desc' },
];

function OrderDetails({ row }: { row: Order }) {
  return (
    <Stack sx={{ p: 2, gap: 0.5 }}>
      <Typography variant="subtitle2" component="p">
        {row.order}
      </Typography>
      <Typography variant="body2">
        {row.quantity} kg of {row.tea} for {row.customer}, {row.country}
      </Typography>
    </Stack>
  );
}

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) =>
  row.order ? <OrderDetails row={row} /> : null;
const getDetailPanelHeight = () => 84;

const isFirstGroup = ({ groupingKey }: GridGroupNode) => groupingKey === 'Austria';

interface ShowcaseGridProps {
  choice: Choice;
  rows: Order[];
  loading: boolean;
}

/** The grid of the chosen plan, with the chosen features. The progress does not render it again. */
export const ShowcaseGrid = React.memo(function ShowcaseGrid({
  choice,
  rows,
  loading,
}: ShowcaseGridProps) {
  const { plan, density } = choice;
  const active = React.useMemo(() => activeFeatures(choice), [choice]);
  const columns = React.useMemo(() => orderColumns(active), [active]);
  const has = (id: Parameters<typeof active.has>[0]) => active.has(id);

  const common = {
    'aria-label': 'Tea orders',
    rows,
    columns,
    density,
    loading,
    disableRowSelectionOnClick: true,
    showToolbar: has('toolbar'),
    checkboxSelection: has('checkboxes'),
    columnGroupingModel: has('columnGroups') ? columnGroups : undefined,
  } satisfies DataGridProps<Order>;
  if (plan === 'Community') {
    return <DataGrid {...common} />;
  }

  const pinnedColumns = has('pinnedColumns')
    ? { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'order'], right: ['status'] }
    : undefined;
  const sorting = has('multiSort') ? { sortModel: twoColumns } : undefined;
  const pro = {
    headerFilters: has('headerFilters'),
    rowReordering: has('rowReordering'),
    pinnedRows: has('pinnedRow') ? pinnedRows : undefined,
    getDetailPanelContent: has('detailPanels') ? getDetailPanelContent : undefined,
    getDetailPanelHeight,
  } satisfies Partial<DataGridProProps<Order>>;
  // Initial states apply once, so the grid starts anew when one of them changes.
  const initial = ['pinnedColumns', 'multiSort', 'rowGrouping', 'aggregation'] as const;
  const key = initial.filter(has).join();
  if (plan === 'Pro') {
    return <DataGridPro key={key} {...common} {...pro} initialState={{ pinnedColumns, sorting }} />;
  }

  return (
    <DataGridPremium
      key={key}
      {...common}
      {...pro}
      cellSelection={has('cellSelection')}
      isGroupExpandedByDefault={isFirstGroup}
      historyStackSize={0} // The disabled undo and redo buttons have no accessible name.
      initialState={{
        pinnedColumns,
        sorting,
        ...(has('rowGrouping') && {
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
        }),
        ...(has('aggregation') && {
          aggregation: { model: { quantity: 'sum', total: 'sum', price: 'avg' } },
        }),
      }}
    />
  );
});
