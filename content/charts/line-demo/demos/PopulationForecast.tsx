import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { AnimatedLine, LineChart } from '@mui/x-charts/LineChart';
import type { AnimatedLineProps } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';

const years = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020, 2030, 2040, 2050];
const billions = [2.5, 3, 3.7, 4.4, 5.3, 6.2, 7, 7.9, 8.6, 9.2, 9.7];
const lastCount = 2020;

// preview-start
function LineWithForecast({ style, ...props }: AnimatedLineProps) {
  const clipId = React.useId();
  const { top, left, width, height } = useDrawingArea();
  const split = useXScale<'linear'>()(lastCount) - left;

  return (
    <React.Fragment>
      <clipPath id={`${clipId}-past`}>
        <rect x={left} y={top - 4} width={split} height={height + 4} />
      </clipPath>
      <clipPath id={`${clipId}-future`}>
        <rect x={left + split} y={top - 4} width={width - split} height={height + 4} />
      </clipPath>
      <g clipPath={`url(#${clipId}-past)`}>
        <AnimatedLine {...props} style={style} />
      </g>
      <g clipPath={`url(#${clipId}-future)`}>
        <AnimatedLine {...props} style={{ ...style, strokeDasharray: '5 5' }} />
      </g>
    </React.Fragment>
  );
}
// preview-end

export default function PopulationForecast() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="By 2050, the world will have 1.8 billion more people, and growth slows"
      measure="World population in billions, dashed after 2020: forecast"
      source="Source: United Nations, World Population Prospects 2024, medium scenario, rounded"
    >
      <LineChart
        aria-label="World population, from 2.5 billion in 1950 to 7.9 billion in 2020, and a forecast of 9.7 billion in 2050"
        height={300}
        hideLegend
        margin={{ left: 0, right: 24, top: 24, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: years, domainLimit: 'strict', tickNumber: 5, valueFormatter: String }]}
        yAxis={[{ width: 28, min: 0, max: 10, disableLine: true, disableTicks: true }]}
        series={[
          {
            data: billions,
            label: 'Billion people',
            color: palette.primary.main,
            showMark: ({ position }) => [1950, 2020, 2050].includes(Number(position)),
          },
        ]}
        // preview-start
        slots={{ line: LineWithForecast }}
        // preview-end
      >
        <ChartNote x={1950} y={2.5} dx={2} dy={18} anchor="start" bold lines={['2.5 billion']} />
        <ChartNote x={2020} y={7.9} dx={-12} dy={-10} anchor="end" bold lines={['7.9 billion']} />
        <ChartNote x={2050} y={9.7} dy={-18} anchor="end" bold lines={['9.7 billion']} />
      </LineChart>
    </Figure>
  );
}
