import type { SxProps, Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { isFreeDay, toDayName, toWeekday } from './calendar';
import type { CalendarRow } from './calendar';
import { LeaveCell } from './leaveCell';
import { holidays, today } from './leaves.data';
import type { Leave } from './leaves.data';

/** More people than this away on one day is a problem. */
const mostAway = 3;

function dayColumn(day: string, index: number, days: string[]): GridColDef<CalendarRow> {
  const name = [toDayName(day), holidays[day], day === today && 'today'].filter(Boolean).join(', ');
  const dayClass = [isFreeDay(day) && 'free-day', day === today && 'today']
    .filter(Boolean)
    .join(' ');
  return {
    field: day,
    headerName: name,
    description: name,
    width: 36,
    minWidth: 36,
    sortable: false,
    resizable: false,
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
    headerClassName: dayClass,
    cellClassName: ({ row }) =>
      `${dayClass} ${row.days[index] ? 'leave' : ''} ${(row.away?.[index] ?? 0) > mostAway ? 'too-many' : ''}`,
    // One cell covers all days of the leave that are in this month.
    colSpan: (_value, { days: cells }) => {
      const leave = cells[index];
      return leave ? cells.filter((other) => other?.id === leave.id).length : 1;
    },
    valueGetter: (_value, { days: cells, away }) => away?.[index] ?? cells[index],
    valueFormatter: (value: Leave | number | null) =>
      typeof value === 'object' ? (value?.kind ?? '') : String(value || ''),
    renderHeader: () => (
      <Box sx={{ lineHeight: 1.3, textAlign: 'center' }}>
        <div aria-hidden>{toWeekday(day)}</div>
        <div aria-hidden>{index + 1}</div>
        <span style={visuallyHidden}>{name}</span>
      </Box>
    ),
    renderCell: ({ row, hasFocus, formattedValue }) => {
      const leave = row.days[index];
      return leave ? (
        <LeaveCell
          leave={leave}
          hasFocus={hasFocus}
          startsBefore={leave.from < (days[0] ?? '')}
          endsAfter={leave.to > (days.at(-1) ?? '')}
        />
      ) : (
        formattedValue
      );
    },
  };
}

export function makeColumns(days: string[]): GridColDef<CalendarRow>[] {
  return [
    { field: 'name', headerName: 'Name', width: 130 },
    ...days.map(dayColumn),
    {
      field: 'total',
      headerName: 'Days',
      description: 'Working days off in this month',
      type: 'number',
      width: 76,
    },
  ];
}

export const calendarStyles: SxProps<Theme> = {
  '& .free-day': { bgcolor: 'action.hover' },
  '& .today': { boxShadow: (theme) => `inset 2px 0 ${theme.palette.primary.main}` },
  '& .leave': { px: '1px' },
  '& .too-many': { color: 'error.main', fontWeight: 'bold' },
  '& .MuiDataGrid-columnHeader[data-field^="2"]': { px: 0 },
  '& .MuiDataGrid-cell[data-field^="2"]': { px: '2px', cursor: 'pointer' },
  '& .MuiDataGrid-pinnedRows .MuiDataGrid-cell': { cursor: 'default' },
};
