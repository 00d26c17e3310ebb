import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const years = ['2020', '2021', '2022', '2023', '2024', '2025'];

export default function StrokeStyles() {
  return (
    <LineChart
      aria-label="Members of a rowing club, actual and planned"
      height={280}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ label: 'Members' }]}
      series={[
        { id: 'actual', data: [86, 91, 104, 118, 121, 136], label: 'Actual', showMark: false },
        { id: 'planned', data: [90, 98, 106, 114, 122, 130], label: 'Planned', showMark: false },
      ]}
      // preview-start
      sx={{
        [`& .${lineClasses.line}`]: { strokeWidth: 3 },
        [`& .${lineClasses.line}[data-series="planned"]`]: {
          strokeDasharray: '6 5',
          strokeWidth: 2,
        },
      }}
      // preview-end
    />
  );
}
