import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Inspection {
  id: number;
  bridge: string;
  engineer: { name: string; office: string };
  date: Date;
}

const inspections: Inspection[] = [
  {
    id: 1,
    bridge: 'Monk’s Way',
    engineer: { name: 'I. Sato', office: 'North' },
    date: new Date(2024, 2, 4),
  },
  {
    id: 2,
    bridge: 'High Wire',
    engineer: { name: 'P. Lund', office: 'North' },
    date: new Date(2024, 8, 19),
  },
  {
    id: 3,
    bridge: 'Cald Gate',
    engineer: { name: 'R. Mora', office: 'Coast' },
    date: new Date(2025, 3, 7),
  },
  {
    id: 4,
    bridge: 'Ferry Point',
    engineer: { name: 'R. Mora', office: 'Coast' },
    date: new Date(2025, 3, 8),
  },
  {
    id: 5,
    bridge: 'Weir Lane',
    engineer: { name: 'I. Sato', office: 'North' },
    date: new Date(2025, 10, 2),
  },
];

const columns: GridColDef<Inspection>[] = [
  { field: 'bridge', headerName: 'Bridge', width: 130 },
  // preview-start
  {
    field: 'engineer',
    headerName: 'Engineer',
    width: 110,
    valueFormatter: (value?: Inspection['engineer'] | string) =>
      typeof value === 'object' ? value.name : value,
    groupingValueGetter: (value: Inspection['engineer']) => value.office,
  },
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 110,
    valueFormatter: (value?: Date | number) =>
      value instanceof Date ? value.toLocaleDateString('en-US') : value,
    groupingValueGetter: (value: Date) => value.getFullYear(),
  },
  // preview-end
];

export default function GroupingValues() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Inspections by year and office"
        rows={inspections}
        columns={columns}
        initialState={{ rowGrouping: { model: ['date', 'engineer'] } }}
        groupingColDef={{ headerName: 'Year and office', width: 160 }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
