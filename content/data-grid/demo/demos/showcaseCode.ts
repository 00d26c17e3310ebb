import { activeFeatures } from './features';
import type { Choice, FeatureId, Plan } from './features';

const packages: Record<Plan, { name: string; component: string }> = {
  Community: { name: '@mui/x-data-grid', component: 'DataGrid' },
  Pro: { name: '@mui/x-data-grid-pro', component: 'DataGridPro' },
  Premium: { name: '@mui/x-data-grid-premium', component: 'DataGridPremium' },
};

const props: Partial<Record<FeatureId, string[]>> = {
  toolbar: ['showToolbar'],
  checkboxes: ['checkboxSelection'],
  columnGroups: ['columnGroupingModel={columnGroups}'],
  headerFilters: ['headerFilters'],
  detailPanels: [
    'getDetailPanelContent={({ row }) => <p>{row.customer}</p>}',
    'getDetailPanelHeight={() => 84}',
  ],
  pinnedRow: ["pinnedRows={{ top: [{ ...rows[0], id: 'sample' }] }}"],
  rowReordering: ['rowReordering'],
  cellSelection: ['cellSelection'],
};

const states: Partial<Record<FeatureId, string[]>> = {
  pinnedColumns: ["pinnedColumns: { left: ['order'], right: ['status'] },"],
  multiSort: [
    'sorting: {',
    '  sortModel: [',
    "    { field: 'country', sort: 'asc' },",
    "    { field: 'total', sort: 'desc' },",
    '  ],',
    '},',
  ],
  rowGrouping: [
    "rowGrouping: { model: ['country'] },",
    'columns: { columnVisibilityModel: { country: false } },',
  ],
  aggregation: ["aggregation: { model: { quantity: 'sum', total: 'sum', price: 'avg' } },"],
};

const indent = (lines: string[], spaces: number) => lines.map((line) => ' '.repeat(spaces) + line);

/** A file that renders the grid with the chosen features. */
export function showcaseCode(choice: Choice): string {
  const { name, component } = packages[choice.plan];
  const active = activeFeatures(choice);
  const has = (id: FeatureId) => active.has(id);
  const pick = (lines: Partial<Record<FeatureId, string[]>>) =>
    [...active].flatMap((id) => lines[id] ?? []);

  const editable = has('editing') ? ', editable: true' : '';
  const types = ['GridColDef', ...(has('columnGroups') ? ['GridColumnGroupingModel'] : [])];
  const state = pick(states);
  const gridProps = [
    'aria-label="Tea orders"',
    'rows={rows}',
    'columns={columns}',
    ...(choice.density === 'standard' ? [] : [`density="${choice.density}"`]),
    ...pick(props),
    ...(state.length > 0 ? ['initialState={{', ...indent(state, 2), '}}'] : []),
  ];

  return [
    ...(has('customCells') ? ["import Chip from '@mui/material/Chip';"] : []),
    `import { ${component} } from '${name}';`,
    `import type { ${types.join(', ')} } from '${name}';`,
    '',
    'const columns: GridColDef[] = [',
    "  { field: 'order', headerName: 'Order', width: 120 },",
    `  { field: 'customer', headerName: 'Customer', width: 180${editable} },`,
    "  { field: 'country', headerName: 'Country', width: 130 },",
    `  { field: 'quantity', headerName: 'Kilograms', type: 'number', width: 130${editable} },`,
    `  { field: 'price', headerName: 'Price', type: 'number', width: 120${editable} },`,
    "  { field: 'total', headerName: 'Total', type: 'number', width: 140 },",
    '  {',
    "    field: 'status',",
    "    headerName: 'Status',",
    "    type: 'singleSelect',",
    "    valueOptions: ['Open', 'Packed', 'Shipped', 'Returned'],",
    ...(has('editing') ? ['    editable: true,'] : []),
    ...(has('customCells')
      ? ['    renderCell: ({ value }) => (value ? <Chip size="small" label={value} /> : null),']
      : []),
    '  },',
    '];',
    '',
    ...(has('columnGroups')
      ? [
          'const columnGroups: GridColumnGroupingModel = [',
          '  {',
          "    groupId: 'Buyer',",
          "    children: [{ field: 'customer' }, { field: 'country' }],",
          '  },',
          '];',
          '',
        ]
      : []),
    'const rows = [',
    "  { id: 1, order: 'T-000001', customer: 'Fjordby Market', country: 'Denmark', quantity: 12, price: 21, total: 252, status: 'Open' },",
    "  { id: 2, order: 'T-000002', customer: 'Estrel Hotel', country: 'Portugal', quantity: 40, price: 18, total: 720, status: 'Shipped' },",
    '];',
    '',
    'export default function TeaOrders() {',
    '  return (',
    '    <div style={{ height: 560 }}>',
    `      <${component}`,
    ...indent(gridProps, 8),
    '      />',
    '    </div>',
    '  );',
    '}',
    '',
  ].join('\n');
}
