import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Apples', target: 'Juice', value: 42 },
  { source: 'Apples', target: 'Market', value: 31 },
  { source: 'Pears', target: 'Market', value: 18 },
  { source: 'Plums', target: 'Jam', value: 24 },
  { source: 'Plums', target: 'Market', value: 5 },
];

export default function SankeyFormats() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <SankeyChart
        aria-label="Harvest of an orchard with formatted values. Invented data."
        height={320}
        // preview-start
        series={{
          data: { links },
          linkOptions: { showValues: true },
          valueFormatter: (value, { location, type }) => {
            if (location === 'label') {
              return value < 10 ? null : `${value}`;
            }
            return `${value} tons ${type === 'node' ? 'in total' : 'on this way'}`;
          },
        }}
        // preview-end
      />
    </div>
  );
}
