import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXScale, useYColorScale, useYScale } from '@mui/x-charts/hooks';

const rivers = ['Elda', 'Ister', 'Mura', 'Orla', 'Vesna'];

// preview-start
function LollipopPlot() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const colorOf = useYColorScale<'linear'>();

  return useBarSeries().flatMap(({ id, data, color }) =>
    x.domain().map((name, index) => {
      const value = data[index];
      if (value == null) {
        return null;
      }
      const middle = x(name)! + x.bandwidth() / 2;
      const stroke = colorOf?.(value) ?? color;
      return (
        <g key={`${id}-${index}`} stroke={stroke} fill={stroke}>
          <path d={`M${middle} ${y(0)}V${y(value)}`} strokeWidth={3} />
          <circle cx={middle} cy={y(value)} r={8} />
        </g>
      );
    }),
  );
}
// preview-end

export default function Lollipops() {
  return (
    <ChartsContainer
      aria-label="Water level of five rivers. Two are above the alarm level of 4 meters. Invented data."
      height={260}
      xAxis={[{ scaleType: 'band', data: rivers }]}
      yAxis={[
        {
          label: 'Level (m)',
          min: 0,
          max: 6,
          colorMap: { type: 'piecewise', thresholds: [4], colors: ['#42a5f5', '#e53935'] },
        },
      ]}
      series={[{ type: 'bar', data: [2.1, 4.6, 3.2, 5.4, 1.7] }]}
    >
      <LollipopPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
