import { BarChart } from '@mui/x-charts/BarChart';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { folders } from './folders.data';

// preview-start
const rows = folders
  .flatMap(({ name, children }) => children.map((child) => ({ ...child, parent: name })))
  .sort((a, b) => b.value - a.value);

export default function FolderBars() {
  return (
    <BarChart
      aria-label="Folders by size. Interviews are the largest. Invented data."
      height={320}
      layout="horizontal"
      margin={{ left: 0, right: 32 }}
      yAxis={[{ data: rows.map(({ name }) => name), width: 84 }]}
      xAxis={[{ label: 'Gigabytes', tickMinStep: 40, height: 48 }]}
      colors={blueberryTwilightPalette}
      series={folders.map(({ name }) => ({
        label: name,
        stack: 'size',
        data: rows.map(({ parent, value }) => (parent === name ? value : null)),
      }))}
    />
  );
}
// preview-end
