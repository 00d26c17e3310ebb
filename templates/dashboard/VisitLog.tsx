import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { countOf } from './figures';
import { formatDay } from './formats';
import { routeWith, stopWith } from './network';
import OutcomeChip from './OutcomeChip';
import TableCard from './TableCard';
import type { DashboardFilters } from './useDashboardFilters';
import type { Outcome } from './visits';

/** Props of the log. */
export interface VisitLogProps {
  filters: DashboardFilters;
}

interface VisitRow {
  id: string;
  date: string;
  stop: string;
  van: string;
  loans: number;
  readers: number;
  delay: number;
  outcome: Outcome;
}

const columns: GridColDef<VisitRow>[] = [
  {
    field: 'date',
    headerName: 'Date',
    flex: 0.9,
    minWidth: 120,
    valueFormatter: (value: string) => formatDay(value),
  },
  { field: 'stop', headerName: 'Stop', flex: 1.2, minWidth: 140 },
  {
    field: 'delay',
    headerName: 'Outcome',
    flex: 1.4,
    minWidth: 200,
    renderCell: ({ row }) => <OutcomeChip outcome={row.outcome} />,
  },
  { field: 'van', headerName: 'Van', flex: 0.9, minWidth: 110 },
  { field: 'loans', headerName: 'Loans', type: 'number', flex: 0.7, minWidth: 90 },
  { field: 'readers', headerName: 'Readers', type: 'number', flex: 0.7, minWidth: 100 },
];

/** Minutes of delay, for sorting; a visit that did not take place counts as the longest. */
function delayOf(outcome: Outcome) {
  switch (outcome.kind) {
    case 'onTime':
      return 0;
    case 'late':
      return outcome.minutes;
    case 'canceled':
      return Infinity;
  }
}

function rowsOf({ visits, audience }: DashboardFilters): VisitRow[] {
  return visits.map(({ id, date, stopId, loans, readers, outcome }) => {
    const { name, routeId } = stopWith(stopId);
    return {
      id,
      date,
      stop: name,
      van: routeWith(routeId).van,
      loans: countOf(loans, audience),
      readers: countOf(readers, audience),
      delay: delayOf(outcome),
      outcome,
    };
  });
}

/** The second view: every visit in a table, the latest first. */
export default function VisitLog({ filters }: VisitLogProps) {
  const rows = useMemo(() => rowsOf(filters), [filters]);
  return (
    <TableCard
      title="Visits"
      caption="Sort by outcome to see the longest delays together."
      rows={rows}
      columns={columns}
      sortedBy={[{ field: 'date', sort: 'desc' }]}
      pageSize={12}
    />
  );
}
