import { useMemo } from 'react';
import type { GridColDef } from '@mui/x-data-grid';
import ChangeChip from './ChangeChip';
import { changeInPercent } from './changes';
import { figuresOf, punctuality } from './figures';
import LoansBar from './LoansBar';
import { routeWith, stopWith, weekdays } from './network';
import TableCard from './TableCard';
import type { DashboardFilters } from './useDashboardFilters';

/** Props of the table of stops. */
export interface StopTableProps {
  filters: DashboardFilters;
}

interface StopRow {
  id: string;
  name: string;
  route: string;
  weekday: number;
  loans: number;
  share: number;
  growth: number;
  change: ReturnType<typeof changeInPercent>;
  onTime: number;
}

const columns: GridColDef<StopRow>[] = [
  { field: 'name', headerName: 'Stop', flex: 1.2, minWidth: 140 },
  {
    field: 'loans',
    headerName: 'Loans',
    flex: 1.6,
    minWidth: 180,
    renderCell: ({ row }) => <LoansBar loans={row.loans} share={row.share} />,
  },
  {
    field: 'growth',
    headerName: 'Against 2025',
    flex: 1,
    minWidth: 130,
    renderCell: ({ row }) => <ChangeChip change={row.change} label={row.change.short} />,
  },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 130 },
  {
    field: 'weekday',
    headerName: 'Day',
    flex: 0.9,
    minWidth: 115,
    valueFormatter: (value: number) => weekdays[value],
  },
  {
    field: 'onTime',
    headerName: 'On time',
    type: 'number',
    flex: 0.7,
    minWidth: 100,
    valueFormatter: (value: number) => `${value}%`,
  },
];

function rowsOf({ visits, earlierVisits, audience }: DashboardFilters): StopRow[] {
  const stopIds = [...new Set(visits.map(({ stopId }) => stopId))];
  const totals = stopIds.map((id) => ({
    stop: stopWith(id),
    now: figuresOf(
      visits.filter(({ stopId }) => stopId === id),
      audience,
    ),
    before: figuresOf(
      earlierVisits.filter(({ stopId }) => stopId === id),
      audience,
    ),
  }));
  const most = Math.max(1, ...totals.map(({ now }) => now.loans));
  return totals.map(({ stop, now, before }) => ({
    id: stop.id,
    name: stop.name,
    route: routeWith(stop.routeId).name,
    weekday: stop.weekday,
    loans: now.loans,
    share: now.loans / most,
    growth: before.loans === 0 ? 0 : now.loans / before.loans,
    change: changeInPercent(now.loans, before.loans),
    onTime: punctuality(now),
  }));
}

/** The stops compared, the busiest first. */
export default function StopTable({ filters }: StopTableProps) {
  const rows = useMemo(() => rowsOf(filters), [filters]);
  return (
    <TableCard
      title="Stops compared"
      caption="Loans of each stop, measured against the busiest one shown."
      rows={rows}
      columns={columns}
      sortedBy={[{ field: 'loans', sort: 'desc' }]}
      pageSize={10}
    />
  );
}
