import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

// preview-start
const subscribe = () => () => {};

function useHydrated() {
  return React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

export default function ServerRendered() {
  const hydrated = useHydrated();

  return (
    <ChartsContainer
      aria-label="Letters delivered per district. Invented data."
      width={hydrated ? undefined : 600}
      height={240}
      skipAnimation
      sx={{ maxWidth: '100%' }}
      // preview-end
      xAxis={[{ scaleType: 'band', data: ['Harbor', 'Old town', 'Hill', 'Mill'] }]}
      yAxis={[{ label: 'Letters', width: 68 }]}
      series={[{ type: 'bar', data: [820, 1340, 610, 970] }]}
    >
      <BarPlot borderRadius={4} />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
