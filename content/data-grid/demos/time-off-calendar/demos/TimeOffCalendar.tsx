import * as React from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme, type Theme } from '@mui/material/styles';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridCellParams, GridEventListener } from '@mui/x-data-grid-pro';
import { addMonths, daysOfMonth, makeRows, toMonthName } from './calendar';
import type { CalendarRow } from './calendar';
import { calendarStyles, makeColumns } from './calendarColumns';
import { LeaveDialog } from './leaveDialog';
import { firstLeaves, people, today } from './leaves.data';
import type { Leave } from './leaves.data';

const teams = ['All teams', ...new Set(people.map(({ team }) => team))];
const mirrorInRtl = (theme: Theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none');

export default function TimeOffCalendar() {
  const apiRef = useGridApiRef();
  const [month, setMonth] = React.useState(today);
  const [team, setTeam] = React.useState('All teams');
  const [leaves, setLeaves] = React.useState<Leave[]>(firstLeaves);
  const [edited, setEdited] = React.useState<Leave>();
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'));

  // preview-start
  const days = React.useMemo(() => daysOfMonth(month), [month]);
  const columns = React.useMemo(() => makeColumns(days), [days]);
  const { rows, pinnedRows } = React.useMemo(() => {
    const shown = people.filter((person) => team === 'All teams' || person.team === team);
    return makeRows(shown, leaves, days);
  }, [team, leaves, days]);
  // preview-end

  const showToday = React.useCallback(() => {
    const colIndex = apiRef.current?.getColumnIndex(today) ?? -1;
    if (colIndex >= 0) {
      apiRef.current?.scrollToIndexes({ colIndex });
    }
  }, [apiRef]);
  React.useEffect(showToday, [showToday, days]);

  const open = ({ field, row }: GridCellParams<CalendarRow>) => {
    if (days.includes(field) && !row.away) {
      const id = Math.max(...leaves.map((leave) => leave.id)) + 1;
      const added: Leave = { id, personId: row.id, kind: 'Vacation', from: field, to: field };
      setEdited(row.days[days.indexOf(field)] ?? added);
    }
  };
  const onCellKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      open(params);
    }
  };
  const save = (changed: Leave[]) => {
    setLeaves((all) => [...all.filter(({ id }) => id !== edited?.id), ...changed]);
    setEdited(undefined);
  };

  return (
    <Stack sx={{ width: '100%', gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton aria-label="Previous month" onClick={() => setMonth(addMonths(month, -1))}>
          <ChevronLeftIcon sx={{ transform: mirrorInRtl }} />
        </IconButton>
        <Typography aria-live="polite" sx={{ minWidth: 130, textAlign: 'center' }}>
          {toMonthName(month)}
        </Typography>
        <IconButton aria-label="Next month" onClick={() => setMonth(addMonths(month, 1))}>
          <ChevronRightIcon sx={{ transform: mirrorInRtl }} />
        </IconButton>
        <Button
          onClick={() => {
            setMonth(today);
            showToday();
          }}
        >
          Today
        </Button>
        <TextField
          select
          size="small"
          label="Team"
          value={team}
          onChange={(event) => setTeam(event.target.value)}
          sx={{ width: 140, marginInlineStart: { sm: 'auto' } }}
        >
          {teams.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ height: 530 }}>
        {/* preview-start */}
        <DataGridPro
          apiRef={apiRef}
          aria-label={`Time off in ${toMonthName(month)}`}
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          pinnedColumns={{ left: ['name'], right: isWide ? ['total'] : [] }}
          onCellClick={open}
          onCellKeyDown={onCellKeyDown}
          rowHeight={38}
          showCellVerticalBorder
          disableColumnMenu
          disableColumnReorder
          disableRowSelectionOnClick
          hideFooter
          sx={calendarStyles}
        />
        {/* preview-end */}
      </Box>
      {edited && (
        <LeaveDialog
          name={people.find(({ id }) => id === edited.personId)?.name ?? ''}
          leave={edited}
          leaves={leaves}
          onSave={(leave) => save([leave])}
          onDelete={() => save([])}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  );
}
