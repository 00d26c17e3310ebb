import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns } from './chargerColumns';
import { createFeed } from './chargerFeed';
import { useIsVisible, useLiveRows, useMotionChoice } from './useLiveRows';

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['site'] },
  aggregation: {
    model: { power: 'sum', trend: 'totalTrend', status: 'inUse', heat: 'max', energy: 'sum' },
  },
  columns: { columnVisibilityModel: { site: false, id: false } },
};
const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Site',
  leafField: 'id',
  width: 190,
};
const isOpenAtFirst: DataGridPremiumProps['isGroupExpandedByDefault'] = ({ groupingKey }) =>
  groupingKey === 'Harbor';

export default function ChargingBoard() {
  const apiRef = useGridApiRef();
  const boardRef = React.useRef<HTMLDivElement>(null);
  const [feed] = React.useState(() => createFeed(2027));
  const [perSecond, setPerSecond] = React.useState(4);
  const [isLive, setLive] = useMotionChoice();
  const [warning, setWarning] = React.useState('No warnings yet.');
  const isVisible = useIsVisible(boardRef);

  const onReduced = React.useCallback(
    (ids: string[]) => setWarning(`Reduced because of heat: ${ids.join(', ')}.`),
    [],
  );
  // preview-start
  useLiveRows({ apiRef, feed, isOpen: isVisible, isPaused: !isLive, perSecond, onReduced });
  // preview-end

  return (
    <Stack ref={boardRef} sx={{ width: '100%', gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="contained"
          startIcon={isLive ? <PauseIcon /> : <PlayArrowIcon />}
          onClick={() => setLive(!isLive)}
          sx={{ minWidth: 120 }}
        >
          {isLive ? 'Pause' : 'Resume'}
        </Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Updates per second"
          value={perSecond}
          onChange={(_event, value: number | null) => value && setPerSecond(value)}
        >
          {[1, 4, 10].map((value) => (
            <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
              {value}/s
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {warning}
        </Typography>
      </Stack>
      <Box sx={{ height: 560, '& svg[role]': { color: 'primary.main' } }}>
        {/* preview-start */}
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Chargers"
          rows={feed.rows}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isOpenAtFirst}
          aggregationFunctions={aggregationFunctions}
          density="compact"
          showToolbar
          disableRowSelectionOnClick
          hideFooter
          sx={{ '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums' } }}
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
