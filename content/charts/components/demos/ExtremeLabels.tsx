import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

// preview-start
function Extremes({ seriesId }: { seriesId: string }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const series = useLineSeries(seriesId);
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();

  if (!series) {
    return null;
  }
  const values = series.data.map((value) => value ?? NaN);
  const high = Math.max(...values);
  const low = Math.min(...values);

  return [high, low].map((value) => {
    const month = x.domain()[values.indexOf(value)]!;
    return (
      <g key={value} pointerEvents="none">
        <circle cx={x(month)} cy={y(value)} r={4} fill={series.color} />
        <text
          x={x(month)}
          y={y(value) + (value === high ? -10 : 20)}
          textAnchor="middle"
          style={theme.typography.caption}
          fill={palette.text.primary}
        >
          {series.valueFormatter(value, { dataIndex: values.indexOf(value) })}
        </text>
      </g>
    );
  });
}
// preview-end

export default function ExtremeLabels() {
  return (
    <LineChart
      aria-label="Price of a kilogram of tomatoes, highest in March. Invented data."
      height={240}
      hideLegend
      margin={{ right: 24, top: 24 }}
      xAxis={[
        { scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'] },
      ]}
      yAxis={[{ position: 'none', min: 1, max: 5 }]}
      series={[
        {
          id: 'price',
          data: [3.2, 3.6, 4.4, 3.9, 3.1, 2.4, 1.9, 2.1],
          valueFormatter: (value) => (value === null ? '' : `€${value.toFixed(2)}`),
          showMark: false,
        },
      ]}
    >
      <Extremes seriesId="price" />
    </LineChart>
  );
}
