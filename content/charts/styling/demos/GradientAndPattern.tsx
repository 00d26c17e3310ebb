import { BarChart } from '@mui/x-charts/BarChart';

export default function GradientAndPattern() {
  return (
    <BarChart
      aria-label="Cider and juice pressed per year"
      height={300}
      xAxis={[{ data: ['2022', '2023', '2024', '2025'], label: 'Year' }]}
      yAxis={[{ label: 'Liters' }]}
      // preview-start
      series={[
        { data: [410, 460, 520, 610], label: 'Cider', color: 'url(#press-gradient)' },
        { data: [280, 300, 260, 340], label: 'Juice', color: 'url(#press-stripes)' },
      ]}
      // preview-end
    >
      {/* preview-start */}
      <defs>
        <linearGradient id="press-gradient" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#9a5b00" />
          <stop offset="1" stopColor="#d97706" />
        </linearGradient>
        {/* preview-end */}
        <pattern
          id="press-stripes"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" fill="#66bb6a" />
          <rect width="3" height="8" fill="#1b5e20" />
        </pattern>
      </defs>
    </BarChart>
  );
}
