import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { columns } from './kiteColumns';
import { kites } from './kites.data';

const Loaded = React.createContext(0);

// preview-start
function LoadingPercentage() {
  const percent = React.useContext(Loaded);
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography id="loading-text" variant="body2">
          {percent}% of the kites
        </Typography>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-labelledby="loading-text"
          sx={{ width: 240 }}
        />
      </Stack>
    </GridOverlay>
  );
}

const slots = { loadingOverlay: LoadingPercentage };
// preview-end

export default function CustomLoading() {
  const [percent, setPercent] = React.useState(25);
  const isLoading = percent < 100;

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setPercent(isLoading ? percent + 25 : 0)}>
        {isLoading ? 'Load more' : 'Start over'}
      </Button>
      <div style={{ height: 270, width: '100%' }}>
        <Loaded value={percent}>
          {/* preview-start */}
          <DataGrid
            aria-label="Kites with a percentage"
            rows={isLoading ? [] : kites}
            columns={columns}
            loading={isLoading}
            slots={slots}
            hideFooter
          />
          {/* preview-end */}
        </Loaded>
      </div>
    </Stack>
  );
}
